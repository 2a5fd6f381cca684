import { addresses, contract, operations } from '@meritum/shared/contracts/calls/contract';
import type { JudgesReply } from '@meritum/shared/contracts/listed-judges';
import type { Person } from '../../testing/accounts';
import { buildTestApp, type TestApp } from '../../testing/app';
import { askAs, judgesSeen, sendAs } from '../../testing/console';
import {
  apply,
  assignmentsOf,
  rate,
  ratings,
  recuse,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../testing/judges';
import { nominationForm, submit } from '../../testing/nominations';
import { changeSeason } from '../../testing/seasons';
import { snapshot } from '../../testing/snapshot';

/** What the trail says of recusals has a place in a chain that tells of every entry by its number. */
const ofTheTrail = ['listAudit', 'exportAudit', 'getAuditState'];

/** Everything that organisers may read, in whatever order; calls that ask for an id come by ids. */
const readings = operations.filter(
  (name) =>
    addresses[name].method === 'GET' &&
    contract[name].may === 'admin' &&
    !ofTheTrail.includes(name),
);

interface World {
  suite: TestApp;
  admin: Person;
  own: string;
  other: string;
  judges: Person[];
}

type Tie = (suite: TestApp, admin: Person) => Promise<string>;

async function world(tie: Tie): Promise<World> {
  const suite = await buildTestApp();
  suite.holdClock();
  const { app } = suite;
  await changeSeason(app, { 'rules.minimumRatings': 2, 'rules.plannedRatings': 4 });
  const [admin, another] = [await registerAdmin(app), await registerAdmin(app)];
  const own = await tie(suite, admin);
  const { nominationId: other } = await registerNominee(app, { organization: 'Builders' });
  const judges = [await registerJudge(app, another), await registerJudge(app, another)];
  for (const judge of judges) {
    const [first] = (await assignmentsOf(app, judge)).filter(
      ({ organization }) => organization === 'Builders',
    );
    await rate(app, judge, { id: first?.id ?? '' }, ratings(5, 6, 7, 8));
  }
  return { suite, admin, own, other, judges };
}

const nominated = async ({ app }: TestApp, person: Person, organization: string) => {
  const reply = await submit(app, person, nominationForm({ organization }));
  await app.background.idle();
  return reply.json().data.nominationId as string;
};

const ties: [string, Tie][] = [
  ['their own', (suite, admin) => nominated(suite, admin, 'Makers')],
  [
    "their organization's",
    async (suite, admin) => {
      await apply(suite.app, admin, { organization: 'MAKERS, Inc.' });
      return (await registerNominee(suite.app, { organization: 'Makers' })).nominationId;
    },
  ],
];

/** Ids and options that readings are asked with: all of each kind, so that nothing is left unasked. */
async function queriesOf({ suite: { app }, admin, own, other }: World) {
  const { rows } = await judgesSeen(app, admin);
  const judges = rows
    .map(({ id }) => ({ judgeId: id }))
    .sort((a, b) => (a.judgeId < b.judgeId ? -1 : 1));
  const lists = ['assigned', '-assigned', 'completed', '-completed'].map((sort) => ({ sort }));
  const coverages = ['none', 'short', 'enough'].map((coverage) => ({ coverage }));
  const queries: Record<string, Record<string, string>[]> = {
    listNominations: [{}, ...lists, ...coverages],
    listJudges: [{}, ...lists],
    getNomination: [{ nominationId: own }, { nominationId: other }],
    getJudge: judges,
    previewResults: [{ category: 'Technology' }],
    getEntryRatings: [{ nominationId: own }, { nominationId: other }],
    exportNominations: [{ format: 'csv' }, { format: 'csv', sort: '-completed' }],
    exportJudges: [{ format: 'csv' }],
    exportAssignments: [{ format: 'csv' }],
    exportResults: [{ category: 'Technology', format: 'csv' }],
    exportWinners: [{ format: 'csv' }],
  };
  return queries;
}

/** Every reply that the admin can get, by call and query. */
async function seenBy(made: World, queries: Record<string, Record<string, string>[]>) {
  const { app } = made.suite;
  await app.background.idle();
  const seen: [string, unknown][] = [];
  for (const name of readings)
    for (const query of queries[name] ?? [{}]) {
      const path = addresses[name].path.replace('/api/admin/', '');
      const { statusCode, body, headers } = await askAs(app, made.admin, path, query);
      // A refusal has its request's own id, drawn anew for each.
      const said = statusCode < 400 ? body : body.replace(String(headers['x-request-id']), '');
      seen.push([`${name} ${JSON.stringify(query)}`, { statusCode, body: said }]);
    }
  return Object.fromEntries(seen);
}

const rateOwn = (value: number) => async (made: World) => {
  const { app } = made.suite;
  for (const judge of made.judges) {
    const [one] = (await assignmentsOf(app, judge)).filter(
      ({ organization, status }) => organization === 'Makers' && status === 'pending',
    );
    if (one) await rate(app, judge, one, ratings(value, value, value, value));
  }
};

const recuseOwn = async ({ suite: { app }, judges }: World) => {
  for (const judge of judges) {
    const [one] = (await assignmentsOf(app, judge)).filter(
      ({ organization, status }) => organization === 'Makers' && status === 'pending',
    );
    if (one) await recuse(app, judge, one);
  }
};

const noJudges = async ({ suite: { app }, own }: World) => {
  await app.mongo.db.collection('assignments').deleteMany({ nominationId: own });
};

test.each(ties)(
  'PERM-012 an admin sees neither scores nor judges of an entry that is %s',
  async (_, tie) => {
    const made = await world(tie);
    const queries = await queriesOf(made);
    const { restore } = await snapshot(made.suite);
    const worlds = [];
    for (const differ of [async () => {}, rateOwn(1), rateOwn(10), recuseOwn, noJudges]) {
      await restore();
      await differ(made);
      worlds.push(await seenBy(made, queries));
    }
    const [first, ...others] = worlds;
    expect(Object.keys(first ?? {}).length).toBeGreaterThan(15);
    for (const another of others) expect(another).toEqual(first);
    await made.suite.app.close();
  },
  120_000,
);

test('an admin without a tie does see the same differences', async () => {
  const made = await world(async ({ app }) => {
    return (await registerNominee(app, { organization: 'Makers' })).nominationId;
  });
  const queries = await queriesOf(made);
  const before = await seenBy(made, queries);
  await rateOwn(10)(made);
  const after = await seenBy(made, queries);
  const changed = Object.keys(before).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  expect(new Set(changed.map((name) => name.split(' ')[0]))).toEqual(
    new Set([
      'exportAssignments',
      'exportJudges',
      'exportNominations',
      'exportResults',
      'getAssignmentCoverage',
      'getEntryRatings',
      'previewResults',
      'getJudge',
      'getNomination',
      'listJudges',
      'listMails',
      'listNominations',
    ]),
  );
  await made.suite.app.close();
}, 60_000);

test('an admin decides nothing about an entry that they are tied to', async () => {
  const [, tie] = ties[1] ?? [];
  if (!tie) throw new Error('There is a second tie');
  const made = await world(tie);
  const { app } = made.suite;
  const nominationId = made.own;
  const { rows } = (await askAs(app, made.admin, 'judges')).json<JudgesReply>();
  const judgeId = rows[0]?.id ?? '';
  const refused = [
    await sendAs(app, made.admin, 'nominations/return', { nominationId, revision: 1, note: 'No' }),
    await sendAs(app, made.admin, 'judges/replace', { judgeId, nominationId, reason: 'No' }),
  ];
  expect(refused.map((reply) => [reply.statusCode, reply.json().message])).toEqual([
    [403, 'You are tied to this nomination. Somebody else decides.'],
    [403, 'You are tied to this nomination. Somebody else decides.'],
  ]);
  await made.suite.app.close();
});
