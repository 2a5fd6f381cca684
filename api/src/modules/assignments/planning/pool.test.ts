import type { PlanningInput } from '@meritum/shared/merit/assign/input';
import { judgeWith, nominationWith } from '@meritum/shared/merit/assign/testing/seasons';
import { makePlan, type Planner } from './planner';
import { planningPool } from './pool';

const words = ['energy', 'health', 'transport', 'privacy', 'farming', 'language', 'vision'];
const wordsOf = (at: number) =>
  [0, 1, 3].map((step) => words[(at + step) % words.length]).join(' ');

const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);

/** A season of any size in which all assignments fit. */
const seasonOf = (nominations: number, judges: number): PlanningInput => ({
  nominations: numbered(nominations).map((at) =>
    nominationWith({ id: `nomination-${at}`, text: wordsOf(at), wanted: 3, planned: 4 }),
  ),
  judges: numbered(judges).map((at) =>
    judgeWith({ id: `judge-${at}`, expertise: wordsOf(at * 2), capacity: 5 }),
  ),
  ties: [],
  standing: [{ judge: 'judge-0', nomination: 'nomination-0', state: 'completed' }],
});

const largestLoad = 2;

/** The engine's plan, made in this thread. */
const madeHere = (input: PlanningInput, seed: number) =>
  makePlan({ input, seed, largestLoad }, () => {});

// One pool for all tests, as in production.
let threads: Planner;
beforeAll(() => {
  threads = planningPool(0);
});
afterAll(() => threads.close());

const small = seasonOf(6, 8);
// A plan that takes seconds and is not waited for.
const large = seasonOf(3_000, 3_000);

test('a thread makes the same plan as the engine and reports progress', async () => {
  const stages: string[] = [];
  const onProgress = ({ stage }: { stage: string }) => void stages.push(stage);
  expect(await threads.plan({ input: small, seed: 7, largestLoad }, { onProgress })).toEqual(
    madeHere(small, 7),
  );
  expect([...new Set(stages)]).toEqual(['scoring', 'assigning', 'weakest', 'connecting']);
});

test('a thread draws as the engine does, and keeps the same input', async () => {
  const draw = { seed: 'any', mostProbable: 0.5 } as const;
  const task = { input: small, seed: 7, largestLoad, draw, keepsInput: true };
  const made = await threads.plan(task);
  expect(made).toEqual(makePlan(task, () => {}));
  expect(made.draw?.drawn).toBeGreaterThan(0);
  expect(made.evidence?.bytes.length).toBeGreaterThan(0);
});

test('few pairs are planned in the calling thread, with the same plan', async () => {
  const here = planningPool();
  expect(await here.plan({ input: small, seed: 7, largestLoad })).toEqual(madeHere(small, 7));
  await here.close();
});

test('an aborted plan ends immediately, and the next plan is made', async () => {
  const stop = new AbortController();
  // It is running by then.
  const onProgress = () => stop.abort();
  const cancelled = threads.plan(
    { input: large, seed: 1, largestLoad },
    { signal: stop.signal, onProgress },
  );
  await expect(cancelled).rejects.toThrow('aborted');
  expect(await threads.plan({ input: small, seed: 7, largestLoad })).toEqual(madeHere(small, 7));
});

test('a plan that cannot be made fails with the engine’s message, and the thread goes on', async () => {
  const [first] = small.judges;
  const twice = { ...small, judges: first ? [first, first] : [] };
  await expect(threads.plan({ input: twice, seed: 1, largestLoad })).rejects.toThrow('judge-0');
  expect(await threads.plan({ input: small, seed: 7, largestLoad })).toEqual(madeHere(small, 7));
});

test('closing stops running plans, and no thread is started afterwards', async () => {
  const closing = planningPool(0);
  const ended = closing.plan(
    { input: large, seed: 1, largestLoad },
    { onProgress: () => void closing.close() },
  );
  await expect(ended).rejects.toThrow('Terminating');
  await expect(closing.plan({ input: small, seed: 1, largestLoad })).rejects.toThrow('is closed');
});
