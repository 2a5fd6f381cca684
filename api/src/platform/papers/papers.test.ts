import { setImmediate } from 'node:timers/promises';
import { certificateOf } from '../../../testing/papers';
import { type Threads, TookTooLong } from '../threads/threads';
import type { Paper } from './paper';
import { papersIn } from './papers';

type Finish = (bytes: number) => void;

/** Threads that draw when a test tells them to, and the names on the papers that they got. */
function drawnByHand() {
  const begun: string[] = [];
  const finish: Finish[] = [];
  const run = (_: unknown, { options }: { options: Paper }, signal?: AbortSignal) => {
    signal?.throwIfAborted();
    begun.push(options.facts.title);
    return new Promise((resolve) => finish.push((bytes) => resolve(Buffer.alloc(bytes))));
  };
  const threads = { run } as unknown as Pick<Threads, 'run'>;
  return { threads, begun, finish };
}

const named = (title: string) => {
  const paper = certificateOf();
  return { ...paper, facts: { ...paper.facts, title } };
};

const untilBegun = async (begun: readonly string[], count: number) => {
  while (begun.length < count) await setImmediate();
};

test('papers are drawn one at a time, so that plans and results always have a thread', async () => {
  const { threads, begun, finish } = drawnByHand();
  const draw = papersIn(threads);
  const both = Promise.all([draw(named('first')), draw(named('second'))]);
  await untilBegun(begun, 1);
  for (let turn = 0; turn < 20; turn++) await setImmediate();
  expect(begun).toEqual(['first']);
  finish[0]?.(5);
  await untilBegun(begun, 2);
  finish[1]?.(6);
  expect((await both).map(({ length }) => length)).toEqual([5, 6]);
});

test('who asks for a paper that is being drawn gets it too, also when the first asker has left', async () => {
  const { threads, begun, finish } = drawnByHand();
  const draw = papersIn(threads);
  const all = Promise.all([draw(named('same')), draw(named('same'))]);
  await untilBegun(begun, 1);
  finish[0]?.(5);
  expect((await all).map(({ length }) => length)).toEqual([5, 5]);
  expect(begun).toEqual(['same']);
});

test('a paper whose request has ended is not begun', async () => {
  const { threads, begun, finish } = drawnByHand();
  const draw = papersIn(threads);
  const dropped = new AbortController();
  const first = draw(named('first'));
  const second = expect(draw(named('second'), dropped.signal)).rejects.toThrow('aborted');
  const third = draw(named('third'));
  await untilBegun(begun, 1);
  dropped.abort();
  finish[0]?.(5);
  await untilBegun(begun, 2);
  finish[1]?.(5);
  await Promise.all([first, second, third]);
  expect(begun).toEqual(['first', 'third']);
});

test('large papers are forgotten before they take much memory', async () => {
  const { threads, begun, finish } = drawnByHand();
  const draw = papersIn(threads);
  const drawn = async (title: string) => {
    const made = draw(named(title));
    const next = begun.length + 1;
    const isKnown = await Promise.race([
      made.then(() => true),
      untilBegun(begun, next).then(() => false),
    ]);
    if (!isKnown) finish.at(-1)?.(6_000_000);
    await made;
  };
  for (const title of ['a', 'b', 'b', 'c', 'a']) await drawn(title);
  expect(begun).toEqual(['a', 'b', 'c', 'a']);
});

test('a paper that takes too long is refused, and the operator is told', async () => {
  const run = () => Promise.reject(new TookTooLong('drawing a paper was ended after 10 s'));
  const draw = papersIn({ run } as unknown as Pick<Threads, 'run'>);
  await expect(draw(named('slow'))).rejects.toMatchObject({
    code: 'unavailable',
    message: 'This file takes too long to make. Try again later.',
    forOperator: 'drawing a paper was ended after 10 s',
  });
});
