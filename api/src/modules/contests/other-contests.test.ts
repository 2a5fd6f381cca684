import type { PreviewEntry } from '@meritum/shared/contracts/results';
import { suiteApp } from '../../../testing/app';
import { callAs } from '../../../testing/console';
import { assignmentsIn } from '../../../testing/judging';
import {
  closed,
  decide,
  preview,
  ratedContest,
  suiteOrganisers,
  technology,
  times,
  writeRatings,
} from '../../../testing/results';
import { setJudging } from '../../../testing/seasons';
import type { Nomination } from '../nominations/nomination';

const suite = suiteApp();
const admins = suiteOrganisers(suite);

/** Numbers that scatter, differently for each entry. */
const scattered = (around: number, by: number) =>
  times(20, 0)
    .map((_, at) => around + (((at * by) % 5) - 2) / 2)
    .map(Math.round);

/** Three entries of Technology and three of AI that the same judges rated. */
async function twoContests() {
  const nominees = await ratedContest(suite().app, {
    One: scattered(5, 1),
    Two: scattered(5, 2),
    Three: scattered(5, 3),
    'Ai One': [],
    'Ai Two': [],
    'Ai Three': [],
  });
  const ids = (['Ai One', 'Ai Two', 'Ai Three'] as const).map(
    (name) => nominees[name].nominationId,
  );
  await suite()
    .app.mongo.db.collection<Nomination>('nominations')
    .updateMany({ _id: { $in: ids } }, { $set: { category: 'AI' } });
  /** Rates AI again with far stricter judges. Organisers do not see those scores yet. */
  async function rateInAi(...strict: readonly number[]) {
    await assignmentsIn(suite().app).deleteMany({ category: 'AI' });
    for (const [at, id] of ids.entries()) {
      const given = scattered(4, at + 1).map((one, judge) => (strict.includes(judge) ? 1 : one));
      await writeRatings(suite().app, id, given, 'AI');
    }
  }
  await rateInAi();
  return { ids, rateInAi };
}

const calibration = async () => {
  const seen = await preview(suite().app, admins()[0]);
  // Single ratings are shown once the season's last contest is closed.
  const entries = (seen.entries as PreviewEntry[]).map(({ given: _, ...entry }) => entry);
  return JSON.stringify([seen.calibration, entries]);
};

test('ratings of another contest help to calibrate once it is closed too, and tell nothing before', async () => {
  const { rateInAi } = await twoContests();
  await closed(suite().app, admins()[0]);
  const alone = await calibration();
  await rateInAi(3);
  expect(await calibration()).toBe(alone);
  const ai = { ...technology, category: 'AI', revision: 0 };
  const reply = await decide(suite().app, admins()[0], 'closing', ai);
  expect([reply.statusCode, reply.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  const together = await calibration();
  expect(together).not.toBe(alone);
  await rateInAi(3, 4);
  expect(await calibration()).not.toBe(together);
});

test('a category that is closed without a rating is shown beside one that has some', async () => {
  await ratedContest(suite().app, { One: scattered(5, 1), Two: scattered(5, 2), Six: [] });
  await closed(suite().app, admins()[0]);
  const ai = { ...technology, category: 'AI', reason: 'Nobody nominated.' };
  await setJudging(suite().app, true);
  for (const [revision, by] of admins().entries())
    await decide(suite().app, by, 'closing', { ...ai, revision });
  const shown = await callAs(suite().app, admins()[0], 'previewResults', { category: 'AI' });
  expect(shown.json()).toMatchObject({ state: 'closed', entries: [], calibration: null });
});

test('an entry that an organiser has a conflict of interest with helps nobody to calibrate another contest', async () => {
  const { ids } = await twoContests();
  await closed(suite().app, admins()[0]);
  const alone = await calibration();
  const ai = { ...technology, category: 'AI', revision: 0 };
  await decide(suite().app, admins()[0], 'closing', ai);
  expect(await calibration()).not.toBe(alone);
  await suite()
    .app.mongo.db.collection<Nomination>('nominations')
    .updateMany({ _id: { $in: ids } }, { $set: { submitterEmail: admins()[1].email } });
  expect(await calibration()).toBe(alone);
});
