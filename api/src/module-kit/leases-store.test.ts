import { testDatabase } from '../../testing/database';
import { leasesStore, leaseTime } from './leases-store';
import { oneAtATime } from './one-at-a-time';

const db = testDatabase();
const begin = new Date('2025-08-04T09:30:00Z').getTime();
let now = begin;

beforeEach(() => {
  now = begin;
});

/** Does the work in another process. */
const inProcess = (work: () => Promise<void>) =>
  oneAtATime(db(), () => new Date(now))('tidying', work);

/** How many of three processes do the same work, started simultaneously. */
async function together() {
  let done = 0;
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const turns = [1, 2, 3].map(() =>
    inProcess(async () => {
      done += 1;
      await held;
    }),
  );
  let ended = 0;
  const others = new Promise<void>((resolve) => {
    for (const turn of turns) void turn.then(() => ++ended === turns.length - 1 && resolve());
  });
  await others;
  end();
  await Promise.all(turns);
  return done;
}

test('only one of several processes runs a job', async () => {
  expect([await together(), await together()]).toEqual([1, 1]);
});

test('work that fails gives the lease back', async () => {
  const failing = inProcess(async () => {
    throw new Error('not this time');
  });
  await expect(failing).rejects.toThrow('not this time');
  expect(await db().collection('leases').countDocuments()).toBe(0);
});

test('the lease of a dead process is taken after it expires, and not before', async () => {
  const dead = { name: 'tidying', holder: 'dead', now: new Date(now) };
  expect(await leasesStore(db()).take(dead)).toBe(true);
  const work = jest.fn(async () => {});
  now = begin + leaseTime - 1;
  await inProcess(work);
  expect(work).not.toHaveBeenCalled();
  now = begin + leaseTime;
  await inProcess(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a renewed lease is not taken, and a lost one is not released', async () => {
  const leases = leasesStore(db());
  await leases.take({ name: 'tidying', holder: 'a', now: new Date(begin) });
  await leases.renew({ name: 'tidying', holder: 'a', now: new Date(begin + leaseTime - 1) });
  const b = { name: 'tidying', holder: 'b', now: new Date(begin + leaseTime) };
  expect(await leases.take(b)).toBe(false);
  expect(await leases.take({ ...b, now: new Date(begin + 2 * leaseTime) })).toBe(true);
  await leases.release({ name: 'tidying', holder: 'a' });
  expect(await db().collection('leases').countDocuments()).toBe(1);
});

test('processes are counted until they leave or fall silent', async () => {
  const leases = leasesStore(db());
  const join = (holder: string, at: number) =>
    leases.join({ holder, now: new Date(at), until: new Date(at + 15_000) });
  const counts = [await join('a', begin), await join('b', begin), await join('a', begin + 5_000)];
  expect(counts).toEqual([1, 2, 2]);
  expect(await join('c', begin + 15_000)).toBe(2);
  await leases.leave('a');
  expect(await join('c', begin + 15_000)).toBe(1);
});
