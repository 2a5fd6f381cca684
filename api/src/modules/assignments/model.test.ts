import fc from 'fast-check';
import { suiteApp } from '../../testing/app';
import { sequence } from './testing/model/actions';
import { live } from './testing/model/run';
import { memoryWorld, worldOn } from './testing/model/world';

// Decision 74 says what 20,000 of them showed once.
const [inMemory, onDatabase] = [100, 6];
const seed = 20_261_121;

const suite = suiteApp();

test(`${inMemory} random sequences lose, double or change no rating, and break no rule of who judges what`, async () => {
  const property = fc.asyncProperty(sequence, async (one) => {
    await live(await memoryWorld(one.chance), one);
  });
  await fc.assert(property, { numRuns: inMemory, seed });
});

test(`${onDatabase} of them do the same on the database itself`, async () => {
  const { db } = suite().app.mongo;
  const used = ['nominations', 'assignments', 'judges', 'plans', 'outbox', 'audit'];
  const property = fc.asyncProperty(sequence, async (one) => {
    for (const name of used) await db.collection(name).deleteMany({});
    await live(worldOn(db), one);
  });
  await fc.assert(property, { numRuns: onDatabase, seed, endOnFailure: true });
});
