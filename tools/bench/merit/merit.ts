import { run as assignment } from './assignment';
import { run as calibration } from './calibration';

/**
 * `npm run bench:merit [-- name ...] [-- huge]`: all or the named benchmarks of the merit engine.
 */
const benchmarks: Record<string, (options: readonly string[]) => Promise<void>> = {
  assignment,
  calibration,
};

const given = process.argv.slice(2);
const named = given.filter((name) => Object.hasOwn(benchmarks, name));
for (const name of named.length > 0 ? named : Object.keys(benchmarks)) {
  console.log(`\n── ${name}\n`);
  await benchmarks[name]?.(given);
}
