import { inspect } from 'node:util';
import fc from 'fast-check';
import { sequence } from './actions';
import { live } from './run';
import { memoryWorld } from './world';

// node --import tsx many.ts <runs> <seed>: prints what was run, what came about, how long it took.
const [runs = 0, seed = 0] = process.argv.slice(2).map(Number);
const names = ['ratings', 'recusals', 'plans', 'plansOfAdmins'] as const;
const sums = { actions: 0, ratings: 0, recusals: 0, plans: 0, plansOfAdmins: 0 };
const begun = performance.now();

const property = fc.asyncProperty(sequence, async (one) => {
  const happened = await live(await memoryWorld(one.chance), one);
  sums.actions += one.actions.length;
  for (const name of names) sums[name] += happened[name];
});
const details = await fc.check(property, { numRuns: runs, seed });

const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
const say = (line: string) => process.stdout.write(`  ${line}\n`);
say(`seed ${seed}: ${details.numRuns} sequences in ${seconds} s, in all ${JSON.stringify(sums)}`);
say((details.failed && fc.defaultReportMessage(details)) || 'no violation');
if (details.failed) say(inspect(details.errorInstance));
process.exitCode = details.failed ? 1 : 0;
