import { calls } from '@meritum/shared/contracts/calls';
import type { OpenState, Season } from '@meritum/shared/contracts/seasons';
import { trustedFor } from '../../platform/clock';
import { suiteApp } from '../../testing/app';
import { auditSeen, callAs } from '../../testing/console';
import {
  assignmentsOf,
  emptySeason,
  rate,
  registerJudge,
  registerNominee,
} from '../../testing/judges';
import { statusOf } from '../../testing/nominations';
import { suiteOrganisers } from '../../testing/results';

const suite = suiteApp();
const reason = 'Agreed.';
const admins = suiteOrganisers(suite);

async function ask(
  name: 'reviewSeason' | 'updateSeason' | 'startNextSeason' | 'previewPlan',
  payload: object,
) {
  const reply = await callAs(suite().app, admins()[0], name, payload);
  return { status: reply.statusCode, body: reply.json() };
}

const read = async (name: 'getOverview' | 'listSeasons') =>
  (await callAs(suite().app, admins()[0], name)).json();

/** The season as organisers read it. */
async function seasonOf(id: string): Promise<Season> {
  const { seasons } = (await read('listSeasons')) as { seasons: Season[] };
  const season = seasons.find((one) => one.id === id);
  if (!season) throw new Error(`season ${id} is missing`);
  return season;
}

/** The current season for everyone, after caches have expired. */
async function current(): Promise<string> {
  suite().pass(trustedFor);
  const { data } = (await suite().app.inject(calls.getSeason.path)).json();
  expect((await read('getOverview')).season).toMatchObject({ id: data.id });
  return data.id;
}

/** Technology with other open states, and the season as seen. */
async function technologyOf(id: string, states: { nominations: OpenState; judging?: OpenState }) {
  const seen = await seasonOf(id);
  const categories = seen.categories.map((category) =>
    category.name === 'Technology' ? { ...category, ...states } : category,
  );
  return { seen, change: { categories } };
}

test('starting the next season changes nothing in the running one, and it begins when nominations open in it', async () => {
  const { app } = suite();
  const [admin] = admins();
  await emptySeason(app);
  const nominee = await registerNominee(app);
  const judge = await registerJudge(app, admin);
  const [assignment] = await assignmentsOf(app, judge);
  if (!assignment) throw new Error('The judge was assigned the nomination');
  const statusBefore = await statusOf(app, nominee);

  const started = await ask('startNextSeason', { after: '2025', reason });
  expect([started.status, started.body.season.id, started.body.season.begun]).toEqual([
    ...[201, '2026', false],
  ]);
  expect(await current()).toBe('2025');
  expect(await statusOf(app, nominee)).toEqual(statusBefore);
  expect(await assignmentsOf(app, judge)).toEqual([assignment]);
  expect((await rate(app, judge, assignment)).statusCode).toBe(200);
  expect(await assignmentsOf(app, await registerJudge(app, admin))).toHaveLength(1);
  expect((await ask('previewPlan', { asIfOpen: false })).status).toBe(202);
  await registerNominee(app);

  // A prepared season can be changed without beginning.
  const seen = await seasonOf('2026');
  const renamed = await ask('updateSeason', { seen, change: { name: 'Jubilee season' }, reason });
  expect([renamed.status, renamed.body.season.begun]).toEqual([200, false]);
  expect(await current()).toBe('2025');

  const opening = await technologyOf('2026', { nominations: { open: true, closesAt: null } });
  const begun = await ask('updateSeason', { ...opening, reason });
  expect([begun.status, begun.body.season.begun]).toEqual([200, true]);
  expect(await current()).toBe('2026');
  expect((await auditSeen(app, admin))[0]).toMatchObject({
    action: 'season.changed',
    subject: { id: '2026' },
    before: { '/begun': false, '/categories/1/nominations/open': false },
    after: { '/begun': true, '/categories/1/nominations/open': true },
  });
});

test('two organisers change a season at the same moment: one change is saved, and the other organiser is told what has changed', async () => {
  const seen = await seasonOf('2026');
  const changes = [{ name: 'Anniversary' }, { reminders: { atMostEveryDays: 21 } }];
  const replies = await Promise.all(
    changes.map((change, at) =>
      callAs(suite().app, at === 0 ? admins()[0] : admins()[1], 'updateSeason', {
        ...{ seen, change, reason },
      }),
    ),
  );
  const late = replies.findIndex(({ statusCode }) => statusCode !== 200);
  const [first, second] = [replies[1 - late], replies[late]];
  const [field] = Object.keys(changes[1 - late] ?? {});
  expect(first?.json().season).toEqual({
    ...seen,
    ...changes[1 - late],
    revision: seen.revision + 1,
  });
  expect([second?.statusCode, second?.json()]).toMatchObject([
    412,
    {
      message: 'This season has changed since you opened it. Review it before you change it.',
      errors: [{ pointer: `/${field}`, message: 'This has changed since you opened the season' }],
    },
  ]);
  expect(await seasonOf('2026')).toEqual(first?.json().season);
});
