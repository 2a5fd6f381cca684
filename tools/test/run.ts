import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endTools } from '../processes/tool';
import { failed, type Outcome, summary } from './outcome';
import { type Step, steps } from './steps';

/** `npm test [-- --only types,jest]`: all checks, with a one-line result at the end. */

function chosen(): readonly Step[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (values.only === undefined) return steps;
  const names = values.only.split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length === 0) return steps.filter((step) => names.includes(step.name));
  throw new Error(`Unknown: ${unknown}. Steps: ${steps.map((step) => step.name).join(', ')}`);
}

async function runStep(step: Step, reports: string): Promise<Outcome> {
  console.log(`\n── ${step.name}: ${step.about}`);
  const started = performance.now();
  const result = await step.run(reports).catch((error: unknown) => {
    console.error(error);
    return { ...failed, note: 'the runner itself failed' };
  });
  return { name: step.name, seconds: (performance.now() - started) / 1000, ...result };
}

/** The steps of a lane, one after the other. */
async function runLane(lane: readonly Step[], reports: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of lane) outcomes.push(await runStep(step, reports));
  return outcomes;
}

async function run(): Promise<void> {
  const reports = await mkdtemp(join(tmpdir(), 'reports-'));
  const lanes = (['jest', 'others'] as const).map((lane) =>
    runLane(
      chosen().filter((step) => step.lane === lane),
      reports,
    ),
  );
  const outcomes = (await Promise.all(lanes)).flat();
  await rm(reports, { recursive: true, force: true });
  for (const line of summary(outcomes)) console.log(line);
  process.exitCode = outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endTools();
    process.exit(130);
  });
}
await run();
