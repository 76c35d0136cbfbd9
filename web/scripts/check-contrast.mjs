// Checks WCAG contrast of the token pairs and the distance of seat colours under simulated colour blindness.
// Usage: node check-contrast.mjs   (reads tokens.css beside it; exit code 1 when a pair fails)
import { readFileSync } from 'node:fs';
const css = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');
const block = (s) => Object.fromEntries([...s.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6,8})/gi)].map((m) => [m[1], m[2]]));
const [darkSrc, lightSrc] = css.split(/:root\[data-theme=['"]?light['"]?\]/);
const dark = block(darkSrc),
  light = { ...dark, ...block(lightSrc) };
const rgb = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16) / 255);
const lin = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const lum = (h) => {
  const [r, g, b] = rgb(h).map(lin);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ratio = (a, b) => {
  const [x, y] = [lum(a), lum(b)].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
};
const pairs = [
  ['ink', 'panel', 4.5],
  ['ink', 'bg', 4.5],
  ['ink-2', 'panel', 4.5],
  ['ink-2', 'panel-2', 4.5],
  ['ink-3', 'panel', 4.5],
  ['ink-3', 'bg', 4.5],
  ['signal-ink', 'signal', 4.5],
  ['signal', 'panel', 4.5],
  ['signal', 'bg', 3],
  ['refuse', 'panel', 4.5],
  ['warn', 'panel', 4.5],
  ['good', 'panel', 4.5],
  ['info', 'panel', 4.5],
  ['paper-ink', 'paper', 4.5],
  ['paper-ink-2', 'paper', 4.5],
  ['line-2', 'panel', 1.5],
  ...[1, 2, 3, 4, 5, 6].flatMap((n) => [
    [`seat-${n}`, 'panel', 3],
    ['seat-ink', `seat-${n}`, 4.5],
  ]),
];
let bad = 0;
for (const [name, t] of [
  ['dark', dark],
  ['light', light],
])
  for (const [f, b, min] of pairs) {
    const r = ratio(t[f], t[b]);
    if (r < min) bad++;
    console.log(`${r < min ? 'FAIL' : 'ok  '} ${name.padEnd(5)} ${f.padEnd(11)} on ${b.padEnd(8)} ${r.toFixed(2)} (min ${min})`);
  }
const cvd = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const lab = (c) => {
  const f = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.95047),
    y = f(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]),
    z = f((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};
for (const [name, t] of [
  ['dark', dark],
  ['light', light],
])
  for (const [kind, m] of Object.entries(cvd)) {
    const L = [1, 2, 3, 4, 5, 6].map((n) => {
      const c = rgb(t[`seat-${n}`]).map(lin);
      return lab(m.map((r) => Math.min(1, Math.max(0, r[0] * c[0] + r[1] * c[1] + r[2] * c[2]))));
    });
    let worst = [1e9, ''];
    for (let i = 0; i < 6; i++)
      for (let j = i + 1; j < 6; j++) {
        const d = Math.hypot(...L[i].map((v, k) => v - L[j][k]));
        if (d < worst[0]) worst = [d, `${i + 1}-${j + 1}`];
      }
    const four = (() => {
      let w = 1e9;
      for (let i = 0; i < 4; i++) for (let j = i + 1; j < 4; j++) w = Math.min(w, Math.hypot(...L[i].map((v, k) => v - L[j][k])));
      return w;
    })();
    const fail = worst[0] < 15 || four < 25;
    if (fail) bad++;
    console.log(
      `${fail ? 'FAIL' : 'ok  '} seats ${name} ${kind}: closest pair ${worst[1]} dE ${worst[0].toFixed(1)}; among seats 1-4 dE ${four.toFixed(1)}`,
    );
  }
process.exitCode = bad ? 1 : 0;
