import { ledgerOf } from '@meritum/shared/merit/testing/ledgers';
import { sample } from '@meritum/shared/merit/testing/sample';
import { fromThread } from '../../platform/encoded/encoded';
import { openThreads } from '../../platform/threads/threads';
import { assessing, sealing } from '../contests/computations';
import { makingLedger } from './computations';

// One pool for all tests, as in production.
const threads = openThreads();
afterAll(() => threads.close());

/** Always uses a thread. */
const inThread = { isSmall: () => false };

const { entries, judges, seed, rules } = sample;

test('a thread assesses as the engine does', async () => {
  const ratings = entries.flatMap(({ pseudonym, ratings: own }) =>
    own.map(({ scores }, index) => ({
      nomination: pseudonym,
      judge: `judge-${index}`,
      scores,
      completedAt: index,
    })),
  );
  const lists = { ratings };
  const made = await threads.run({ ...assessing, ...inThread }, { lists, options: { rules } });
  expect(made).toEqual(assessing.compute(lists, { rules }));
  expect(made.nominations.length).toBeGreaterThan(0);
});

test('a thread seals entries and ratings as the engine does', async () => {
  const options = { rules };
  const made = await threads.run({ ...sealing, ...inThread }, { lists: { entries }, options });
  expect(made).toEqual(sealing.compute({ entries }, options));
  expect([...made.entries.keys()]).toEqual(entries.map(({ pseudonym }) => pseudonym));
});

test('a thread writes the bytes of the ledger, as they are sent', async () => {
  const options = { rules, seed, statement: ledgerOf(sample).statement };
  const lists = { entries, judges };
  const made = await threads.run({ ...makingLedger, ...inThread }, { lists, options });
  const here = await makingLedger.compute(lists, options);
  expect({ ...made, json: fromThread(made.json), csv: fromThread(made.csv) }).toEqual(here);
});
