import fc from 'fast-check';
import { suiteApp } from '../../testing/app';
import { sequence } from './testing/model/actions';
import { live } from './testing/model/run';
import { worldOn } from './testing/model/world';

/** Set another seed or more runs by hand; `MERITUM_SHAKE=1` adds races. */
const runs = { numRuns: 10, seed: 20_261_121, endOnFailure: true };

const suite = suiteApp();

test('random sequences lose, duplicate or change no rating, and break no rule of assignment', async () => {
  const { db } = suite().app.mongo;
  const used = ['nominations', 'assignments', 'judges', 'plans', 'outbox', 'audit'];
  const property = fc.asyncProperty(sequence, async (actions) => {
    for (const name of used) await db.collection(name).deleteMany({});
    await live(worldOn(db), actions);
  });
  await fc.assert(property, runs);
});
