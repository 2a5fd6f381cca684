import { brokenRules } from '@meritum/shared/merit/assign/broken-rules';
import { planAssignments } from '@meritum/shared/merit/assign/plan';
import { seasonOfPopulation } from './population';

const [nominations = 1, judges = 1, capacity = 1, times = 1] = process.argv.slice(2).map(Number);
const input = seasonOfPopulation({ nominations, judges, capacity, seed: 1 });
for (let k = 0; k < times; k++) {
  const t0 = performance.now();
  const c0 = process.cpuUsage().user;
  let t = t0;
  const plan = planAssignments(
    input,
    { seed: 7 },
    {
      onProgress: (p) => {
        const n = performance.now();
        process.stdout.write(`${p.stage}${p.steps}:${Math.round(n - t)} `);
        t = n;
      },
    },
  );
  console.log(
    '\n',
    Math.round(performance.now() - t0),
    'ms cpu',
    Math.round((process.cpuUsage().user - c0) / 1000),
    {
      ...plan,
      assignments: plan.assignments.length,
      kept: 0,
      released: plan.released.length,
      shortages: plan.shortages.length,
    },
    plan.shortages.slice(0, 2),
    brokenRules(input, plan).length,
    Math.round(process.resourceUsage().maxRSS / 1024),
    'MB',
  );
}
