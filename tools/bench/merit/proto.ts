import { dualBound } from '../../../shared/merit/assign/dual-bound';
import { epsilons, tradeAt } from '../../../shared/merit/assign/epsilon-scaling';
import { forwardAuction } from '../../../shared/merit/assign/forward-auction';
import { FORBIDDEN, marketOf, UNITS_PER_POINT } from '../../../shared/merit/assign/market';
import { randomFrom, shuffledOrder } from '../../../shared/merit/assign/random';
import { reverseAuction } from '../../../shared/merit/assign/reverse-auction';
import { newTrading } from '../../../shared/merit/assign/trading';

const [n, m, slack, finest] = process.argv.slice(2).map(Number);
const r = randomFrom(1);
const T = 30,
  cats = 3;
const nomTopic = Array.from({ length: n }, () => [Math.floor(r() * T), Math.floor(r() * T), r()]);
const nomCat = Array.from({ length: n }, () => Math.floor(r() * r() * cats));
const judgeTopic = Array.from({ length: m }, () =>
  Array.from({ length: 3 }, () => Math.floor(r() * T)),
);
const judgeCat = Array.from({ length: m }, () => [
  Math.floor(r() * cats),
  r() < 0.3 ? Math.floor(r() * cats) : -1,
]);
const mat = new Int16Array(n * m);
for (let i = 0; i < n; i++)
  for (let j = 0; j < m; j++) {
    let sim = 0;
    for (const t of judgeTopic[j]) {
      if (t === nomTopic[i][0]) sim += 0.3;
      if (t === nomTopic[i][1]) sim += 0.2;
    }
    sim += r() * r() * 0.1;
    let v = (judgeCat[j].includes(nomCat[i]) ? 5000 : 0) + Math.round(5000 * Math.min(1, sim));
    if (r() < 0.01) v = FORBIDDEN;
    mat[i * m + j] = v;
  }
const d = 22;
const cap = Math.ceil((slack * n * d) / m);
const market = marketOf(
  {
    has: new Int32Array(n),
    wanted: new Int32Array(n).fill(20),
    planned: new Int32Array(n).fill(d),
    load: new Int32Array(m),
    capacity: Int32Array.from({ length: m }, () =>
      Math.max(1, Math.round(cap * (0.7 + 0.6 * r()))),
    ),
    loadWeight: 500,
  },
  (i, row) => {
    row.set(mat.subarray(i * m, i * m + m));
  },
);
const t0 = Math.round(process.cpuUsage().user / 1000);
const tr = newTrading(market, shuffledOrder(n, 1), () => {});
function value() {
  let v = 0,
    b = 0,
    filled = 0;
  const c = tr.candidates;
  for (let i = 0; i < n; i++) {
    for (let h = 0; h < c.heldCount[i]; h++) {
      const p = market.placeStart[i] + h;
      v += c.heldScore[p] * 128;
      b += market.bonus[p];
      filled++;
    }
  }
  let lc = 0;
  for (let j = 0; j < m; j++)
    for (let s = 0; s < tr.slots.load[j]; s++) lc += market.loadCost[market.slotStart[j] + s];
  return { v, b, lc, filled };
}
for (const e of epsilons(market, finest)) {
  const t = Math.round(process.cpuUsage().user / 1000);
  tradeAt(tr, e);
  const t2 = Math.round(process.cpuUsage().user / 1000);
  const D = dualBound(market, tr.slots.price, tr.candidates.weight, () => {});
  const { v, b, lc, filled } = value();
  console.log(
    e,
    t2 - t,
    'ms',
    Math.round(process.cpuUsage().user / 1000) - t2,
    'filled',
    filled,
    n * d,
    'mean',
    v / filled / 128,
    'ratio',
    (v - lc) / (D - b),
  );
}
console.log(Math.round(process.cpuUsage().user / 1000) - t0, 'ms');
if (process.env.DBG) {
  const c = tr.candidates,
    P = tr.slots.price;
  const row = new Int16Array(m);
  const worst: any[] = [];
  for (let i = 0; i < n; i++) {
    market.fillRow(i, row);
    const nets = [...row]
      .map((v, j) => [v < 0 ? -Infinity : v * 128 - P[j], j] as const)
      .sort((a, b) => b[0] - a[0])
      .slice(0, d);
    const ps = market.placeStart[i];
    const held = [...c.heldJudge.subarray(ps, ps + c.heldCount[i])]
      .map((j, h) => row[j] * 128 - P[j])
      .sort((a, b) => b - a);
    let g = 0;
    nets.forEach(([x], k) => (g += Math.max(0, x + market.bonus[ps + k])));
    let hg = 0;
    held.forEach((x, k) => (hg += x + market.bonus[ps + k]));
    worst.push([
      g - hg,
      i,
      held.length,
      nets.slice(0, 24).map((x) => Math.round(x[0] / 1280) / 1000),
      held.map((x) => Math.round(x / 1280) / 1000),
      [...market.bonus.subarray(ps, ps + 22)].map((x) => Math.round(x / 1280) / 1000),
    ]);
  }
  worst.sort((a, b) => b[0] - a[0]);
  console.log(
    worst
      .slice(0, 2)
      .map((x) => JSON.stringify(x))
      .join('\n'),
    worst[50][0],
    worst[n - 1][0],
  );
  const js = [];
  for (let j = 0; j < m; j++) {
    let g = 0,
      h = 0;
    for (let s = 0; s < market.room[j]; s++) {
      const x = P[j] - market.loadCost[market.slotStart[j] + s];
      g += Math.max(0, x);
      if (s < tr.slots.load[j]) h += x;
    }
    js.push(g - h);
  }
  js.sort((a, b) => b - a);
  console.log(js.slice(0, 10));
}
