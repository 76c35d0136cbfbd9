"""Types are learnt by one thread at a time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import kolonie

THREADS = """
import sys, threading, types
from kolonie.core.typed import typed

sys.setswitchinterval(1e-6)
SOURCE = '''
from __future__ import annotations
import msgspec
class Inner(msgspec.Struct):
    number: int
    words: list[str]
class Outer(msgspec.Struct):
''' + "".join(f"    field{n}: list[Inner]\\n" for n in range(12))
VALUE = {f"field{n}": [{"number": n, "words": ["word"]}] for n in range(12)}
for round in range(400):
    module = types.ModuleType(f"fresh{round}")
    sys.modules[module.__name__] = module
    exec(SOURCE, module.__dict__)
    start = threading.Barrier(4)

    def meet():
        start.wait()
        assert typed(VALUE, module.Outer).field3[0].number == 3

    threads = [threading.Thread(target=meet) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_threads_that_meet_a_type_at_once_do_not_bring_the_process_down() -> None:
    """As people do who open the first tables of a game together."""
    done = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")


def test_nothing_is_converted_but_by_one_thread_at_a_time() -> None:
    home = Path(kolonie.__file__).parent
    found = [path for path in home.rglob("*.py") if "msgspec.convert(" in path.read_text("utf-8")]
    assert [path.relative_to(home).as_posix() for path in found] == ["core/typed.py"]
