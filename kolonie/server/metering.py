"""Counters and times of requests, in the text form that Prometheus reads."""

from __future__ import annotations

from collections import Counter

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Meters:
    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0
        self.refused: Counter[str] = Counter()

    def request(self, method: str, status: int, seconds: float) -> None:
        self.requests[method, status] += 1
        self.seconds += seconds
        for index, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.buckets[index] += 1
                return
        self.buckets[-1] += 1

    def text(self, gauges: dict[str, float]) -> str:
        lines = ["# TYPE kolonie_requests_total counter"]
        for (method, status), count in sorted(self.requests.items()):
            lines.append(f'kolonie_requests_total{{method="{method}",status="{status}"}} {count}')
        lines.append("# TYPE kolonie_request_seconds histogram")
        below = 0
        for bound, count in zip(BOUNDS, self.buckets, strict=False):
            below += count
            lines.append(f'kolonie_request_seconds_bucket{{le="{bound}"}} {below}')
        total = below + self.buckets[-1]
        lines.append(f'kolonie_request_seconds_bucket{{le="+Inf"}} {total}')
        lines.append(f"kolonie_request_seconds_sum {self.seconds:.6f}")
        lines.append(f"kolonie_request_seconds_count {total}")
        lines.append("# TYPE kolonie_refused_total counter")
        for reason, count in sorted(self.refused.items()):
            lines.append(f'kolonie_refused_total{{reason="{reason}"}} {count}')
        for name, value in gauges.items():
            lines.append(f"# TYPE kolonie_{name} gauge")
            lines.append(f"kolonie_{name} {value:g}")
        return "\n".join(lines) + "\n"
