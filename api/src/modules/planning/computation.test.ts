import type { PlanningInput } from '@meritum/shared/merit/assign/input';
import { judgeWith, nominationWith } from '@meritum/shared/merit/assign/testing/seasons';
import { openThreads } from '../../platform/threads/threads';
import { planning } from './computation';

const words = ['energy', 'health', 'transport', 'privacy', 'farming', 'language', 'vision'];
const wordsOf = (at: number) =>
  [0, 1, 3].map((step) => words[(at + step) % words.length]).join(' ');

const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Planning input of any size in which all assignments fit. */
const seasonOf = (nominations: number, judges: number): PlanningInput => ({
  nominations: numbered(nominations).map((at) =>
    nominationWith({ id: `nomination-${at}`, text: wordsOf(at), wanted: 3, planned: 4 }),
  ),
  judges: numbered(judges).map((at) =>
    judgeWith({ id: `judge-${at}`, expertise: wordsOf(at * 2), capacity: 5 }),
  ),
  forbidden: [],
  existing: [{ judge: 'judge-0', nomination: 'nomination-0', state: 'completed' }],
});

const largestLoad = 2;

const taskOf = (lists: PlanningInput, seed = 7) => ({ lists, options: { seed, largestLoad } });

/** The engine's plan, computed in this thread. */
const madeHere = ({ lists, options }: ReturnType<typeof taskOf>) =>
  planning.compute(lists, options);

/** Planning that always uses a thread. */
const inThread = { ...planning, isSmall: () => false };

// One pool for all tests, as in production.
const threads = openThreads();
afterAll(() => threads.close());

const small = taskOf(seasonOf(6, 8));
// A plan that takes seconds; no test waits for it.
const large = taskOf(seasonOf(3_000, 3_000));

test('a thread makes the same plan as the engine', async () => {
  expect(await threads.run(inThread, small)).toEqual(madeHere(small));
});

test('a thread draws as the engine does, and keeps the same input', async () => {
  const draw = { seed: 'any', mostProbable: 0.5 } as const;
  const task = { ...small, options: { ...small.options, draw, keepsInput: true } };
  const made = await threads.run(inThread, task);
  expect(made).toEqual(madeHere(task));
  expect(made.draw?.drawn).toBeGreaterThan(0);
  expect(made.evidence?.bytes.length).toBeGreaterThan(0);
});

test('few pairs are planned in the calling thread, with the same plan', async () => {
  expect(await threads.run(planning, small)).toEqual(madeHere(small));
});

test('plans above the time limit are ended, and waiting ones are made', async () => {
  const slow = { ...planning, maxSeconds: 0.5 };
  const ended = [1, 2].map(() =>
    expect(threads.run(slow, large)).rejects.toThrow('planning was ended after 0.5 s'),
  );
  expect(await threads.run(inThread, small)).toEqual(madeHere(small));
  await Promise.all(ended);
});

test('a plan that cannot be made fails with the engine’s message, and the thread goes on', async () => {
  const [first] = small.lists.judges;
  const twice = taskOf({ ...small.lists, judges: first ? [first, first] : [] });
  await expect(threads.run(inThread, twice)).rejects.toThrow('judge-0');
  expect(await threads.run(inThread, small)).toEqual(madeHere(small));
});

test('closing stops running plans, and no thread is started afterwards', async () => {
  const closing = openThreads();
  const ended = expect(closing.run(planning, large)).rejects.toThrow('Terminating');
  await closing.close();
  await ended;
  await expect(closing.run(planning, small)).rejects.toThrow('are closed');
});
