import type { Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { testConfig } from '../../../testing/config';
import {
  assignmentsOf,
  emptySeason,
  registerAdmin,
  registerJudges,
  registerNominee,
} from '../../../testing/judges';
import { changeSeason } from '../../../testing/seasons';
import { composeForCommands } from '../../compose';

const suite = suiteApp();
let judges: Person[];

// Three judges, of whom two take on one nomination each, and four nominations with two places each.
beforeEach(async () => {
  const { app } = suite();
  await emptySeason(app);
  await changeSeason(app, { 'rules.minimumRatings': 1, 'rules.plannedRatings': 2 });
  judges = await registerJudges(app, await registerAdmin(app), 3);
  const payload = { capacity: 1 };
  for (const { authorized: headers } of judges.slice(0, 2))
    await app.inject({ method: 'PATCH', url: '/api/judges/me/preferences', headers, payload });
});

async function loadsWith(largestLoad: number | undefined): Promise<number[]> {
  const { app, clock } = suite();
  const field = 'rules.largestLoad';
  await app.mongo.db
    .collection('seasons')
    .updateMany(
      {},
      largestLoad === undefined ? { $unset: { [field]: '' } } : { $set: { [field]: largestLoad } },
    );
  for (const organization of ['Makers', 'Builders', 'Weavers', 'Smiths'])
    await registerNominee(app, { organization });
  await composeForCommands(app.mongo.db, { config: testConfig(), clock }).allocate();
  return Promise.all(judges.map(async (judge) => (await assignmentsOf(app, judge)).length));
}

test.each([
  ['as the rules say', 3, [1, 1, 3]],
  ['twice the median in a season from before it was a rule', undefined, [1, 1, 2]],
])('no judge is given more than a few times the median load: %s', async (_, times, loads) => {
  expect(await loadsWith(times)).toEqual(loads);
});
