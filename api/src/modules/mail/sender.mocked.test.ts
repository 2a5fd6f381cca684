import { silentLog as log } from '../../../testing/mail/silent-log';
import { paceOf } from './pace';
import { Sender } from './sender';

// Jest's timers do not include the promised ones.
jest.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number, _: unknown, { signal }: { signal?: AbortSignal }) =>
    new Promise<void>((resolve, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
      setTimeout(resolve, milliseconds);
    }),
}));

/** Work whose mails end when the test decides. */
function work(due: number) {
  const ends: (() => void)[] = [];
  let left = due;
  let ready = true;
  let repairs = 0;
  return {
    log,
    ends,
    taken: () => due - left,
    repairs: () => repairs,
    become: (state: boolean) => {
      ready = state;
    },
    isReady: () => ready,
    pause: () => 0,
    repair: async () => {
      repairs++;
    },
    async deliverNext() {
      if (left === 0) return false;
      left--;
      await new Promise<void>((end) => ends.push(end));
      return true;
    },
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** A sender that has looked for due mails once. */
async function started(some: ReturnType<typeof work>): Promise<Sender> {
  const sender = new Sender(some);
  sender.wake();
  await pass(0);
  return sender;
}

test('four mails are attempted at a time, the next when one has ended', async () => {
  const some = work(6);
  await started(some);
  expect(some.taken()).toBe(4);
  some.ends[0]?.();
  await pass(0);
  expect(some.taken()).toBe(5);
});

test('mails leave at the pace of the provider, the first few at once, and a stop waits for no pause', async () => {
  const some = {
    ...work(100),
    pause: paceOf(
      () => 60,
      () => Date.now(),
    ),
  };
  let sent = 0;
  some.deliverNext = async () => {
    sent++;
    return true;
  };
  const sender = await started(some);
  expect(sent).toBe(14);
  await pass(60_000);
  expect(sent).toBe(74);
  await sender.stop();
  await pass(60_000);
  expect(sent).toBe(74);
});

test('a graceful stop waits for mails in progress and takes no others', async () => {
  const some = work(10);
  const sender = await started(some);
  let stopped = false;
  const stopping = sender.stop().then(() => {
    stopped = true;
  });
  await pass(1_000);
  expect(stopped).toBe(false);
  for (const end of some.ends) end();
  await stopping;
  sender.wake();
  await pass(60_000);
  expect(some.taken()).toBe(4);
});

test('a stop does not wait longer than the process', async () => {
  const some = work(1);
  const stopping = (await started(some)).stop();
  await pass(8_000);
  await expect(stopping).resolves.toBeUndefined();
});

test('mails queued here are found at once, by another process within seconds, lost ones within a minute', async () => {
  const some = work(0);
  const looked = jest.spyOn(some, 'deliverNext');
  const sender = await started(some);
  expect([some.repairs(), looked.mock.calls.length]).toEqual([1, 4]);
  await pass(5_000);
  expect([some.repairs(), looked.mock.calls.length]).toEqual([1, 8]);
  sender.wake();
  await pass(0);
  expect(looked.mock.calls.length).toBe(12);
  await pass(55_000);
  expect(some.repairs()).toBe(2);
  await sender.stop();
});

test('nothing is attempted without a database, and a failure stops nothing', async () => {
  const some = work(1);
  const sender = new Sender(some);
  some.become(false);
  sender.wake();
  await pass(10_000);
  expect([some.repairs(), some.taken()]).toEqual([0, 0]);
  some.become(true);
  jest.spyOn(some, 'deliverNext').mockRejectedValueOnce(new Error('away'));
  await pass(10_000);
  expect(some.taken()).toBe(1);
  some.ends[0]?.();
  await sender.stop();
});
