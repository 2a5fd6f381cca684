import fc from 'fast-check';
import { sequence } from './actions';
import { live } from './run';
import { memoryWorld } from './world';

// node --import tsx many.ts <runs> <seed>: prints what was run, and how long it took.
const [runs = 0, seed = 0] = process.argv.slice(2).map(Number);
const begun = performance.now();
let actions = 0;
const names = ['ratings', 'recusals', 'plans', 'plansOfAdmins'] as const;
const sums = { ratings: 0, recusals: 0, plans: 0, plansOfAdmins: 0 };
const property = fc.asyncProperty(sequence, async (one) => {
  const happened = await live(await memoryWorld(one.chance), one);
  actions += one.actions.length;
  for (const name of names) sums[name] += happened[name];
});
const details = await fc.check(property, { numRuns: runs, seed });
const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
console.log(`  seed ${seed}: ${details.numRuns} sequences, ${actions} actions, ${seconds} s`);
console.log(`  ${JSON.stringify(sums)}`);
console.log(details.failed ? fc.defaultReportMessage(details) : '  no violation');
if (details.failed) console.log(details.errorInstance);
process.exitCode = details.failed ? 1 : 0;
