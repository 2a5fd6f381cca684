import type { AuditReply } from '@meritum/shared/contracts/audit';
import { contract, type Operation, operations } from '@meritum/shared/contracts/calls/contract';
import type { MailsReply } from '@meritum/shared/contracts/mails';
import { type Person, secondAccountOf, setRole } from '../../../testing/accounts';
import { buildTestApp, type TestApp } from '../../../testing/app';
import { type Examples, queriesOf } from '../../../testing/call-fields';
import { askAs, judgeSeen, judgesSeen, sendAs } from '../../../testing/console';
import { runJob } from '../../../testing/jobs';
import {
  apply,
  assignmentsOf,
  rate,
  ratings,
  recuse,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../../testing/judges';
import { buildForm, submit } from '../../../testing/nominations';
import { asReader } from '../../../testing/proposals';
import { changeSeason } from '../../../testing/seasons';
import { snapshot } from '../../../testing/snapshot';
import { longCache } from '../../platform/cache-by-key';
import type { App } from '../../platform/zod/provider';
import { assignmentMails } from '../assignments/mails/judging';

/** Compared separately, because hidden entries leave gaps in the numbers. */
const ofTheTrail = ['listAudit', 'exportAudit', 'getAuditState'];

/** Everything that organisers may read; calls that need an id are repeated with ids. */
const readings = operations.filter(
  (name) =>
    contract[name].method === 'GET' && contract[name].may === 'admin' && !ofTheTrail.includes(name),
);

type World = Awaited<ReturnType<typeof world>>;

type Conflict = (suite: TestApp, admin: Person) => Promise<string>;

/** The contest's content besides the entry in conflict. */
type Others = 'a rated entry' | 'an unrated entry' | 'nothing';

async function world(conflict: Conflict, others: Others = 'a rated entry') {
  // One process, because several write the trail, whose order is compared, in any order.
  const suite = await buildTestApp({ API_PROCESSES: '1' });
  suite.holdClock();
  const { app } = suite;
  await changeSeason(app, { 'rules.minimumRatings': 2, 'rules.plannedRatings': 4 });
  const [admin, impartial] = [await registerAdmin(app), await registerAdmin(app)];
  const secondImpartial = await registerAdmin(app);
  const own = await conflict(suite, admin);
  const hasOther = others !== 'nothing';
  const other = hasOther && (await registerNominee(app, { organization: 'Builders' })).nominationId;
  const judges = [await registerJudge(app, impartial), await registerJudge(app, impartial)];
  for (const judge of others === 'a rated entry' ? judges : []) {
    const all = await assignmentsOf(app, judge);
    const first = all.find(({ organization }) => organization === 'Builders');
    await rate(app, judge, { id: first?.id ?? '' }, ratings(5, 6, 7, 8));
  }
  const people = { admin, impartial, secondImpartial, judges };
  // `readAfter`: how much later than its creation the world was last read.
  return { suite, ...people, own, other: other || undefined, readAfter: 0 };
}

const nominated = async ({ app }: TestApp, person: Person, organization: string) => {
  const reply = await submit(app, person, buildForm({ organization }));
  await app.background.idle();
  return reply.json().data.nominationId as string;
};

const own: Conflict = (suite, admin) => nominated(suite, admin, 'Makers');

const ofTheirOrganization: Conflict = async ({ app }, admin) => {
  await apply(app, await secondAccountOf(app, admin), { organization: 'MAKERS, Inc.' });
  return (await registerNominee(app, { organization: 'Makers' })).nominationId;
};

/** Fewer values for some queries; another test tries all of them. */
const fewer: Examples = {
  address: [],
  answer: [],
  batch: [],
  coverage: ['short'],
  document: [],
  idle: ['7'],
  page: [],
  search: [],
  season: [],
  sort: ['-completed'],
  state: [],
  status: [],
  template: ['assignments-ready'],
  to: [],
  year: [],
};

/** A file has the rows of its list, for which every query is tried. */
const ofFiles: Examples = Object.fromEntries(
  ['exportNominations', 'exportJudges'].flatMap((call) =>
    Object.entries(fewer).map(([field, values]) => [`${call}.${field}`, values]),
  ),
);

/** Example values for queries; enum values are all tried anyway. */
async function examplesOf({
  suite: { app, clock },
  impartial,
  own,
  other,
  judges,
}: World): Promise<Examples> {
  const { rows } = await judgesSeen(app, impartial);
  return {
    ...ofFiles,
    accountId: judges.map(({ accountId }) => accountId),
    batch: assignmentMails.map(({ name }) => `${name}:${clock().toISOString().slice(0, 10)}`),
    category: ['Technology'],
    notes: ['any'],
    screen: ['nominations'],
    'listNotes.id': other ? [own, other] : [own],
    'listPlans.cursor': ['0'.repeat(24)],
    format: ['csv'],
    key: rows.map(({ id }) => `assignments-ready:${id}:2025`).sort(),
    judgeId: rows.map(({ id }) => id).sort(),
    nominationId: other ? [own, other] : [own],
    page: ['1'],
    search: ['Makers'],
    season: ['2025'],
    template: assignmentMails.map(({ name }) => name),
    to: judges.map(({ email }) => email),
    year: ['2024'],
  };
}

/** Sorts simultaneous mails, and removes times and durations of reading, which differ. */
function inOrder(name: Operation, body: string): unknown {
  if (name === 'getSystem') return body.replace(/"milliseconds":\d+/, '');
  if (name === 'getActivity')
    return body.replace(/"since":"[^"]+"/, '').replace(/"id":"[^"]+","seq":\d+,"hash":"\w+"/g, '');
  if (name === 'getOverview') return body.replace(/"countedAt":"[^"]+"/, '');
  if (name !== 'listMails') return body;
  const { mails, ...others } = JSON.parse(body) as MailsReply;
  return { ...others, mails: mails.sort((a, b) => (a.key < b.key ? -1 : 1)) };
}

/** Every reply that the organiser can get, by call and query. */
async function seenBy(made: World, examples: Examples) {
  const { app, pass } = made.suite;
  await app.background.idle();
  // The clock moves on, so that nothing cached for the world before is still used.
  made.readAfter += longCache;
  pass(made.readAfter);
  const seen: [string, unknown][] = [];
  for (const name of readings)
    for (const query of queriesOf(name, examples)) {
      const path = contract[name].path.replace('/api/admin/', '');
      const { statusCode, body, headers } = await askAs(app, made.admin, path, query);
      // Two invalid requests would be refused equally and prove nothing.
      expect([400, 401]).not.toContain(statusCode);
      // A refusal contains its random request id.
      const said = statusCode < 400 ? body : body.replace(String(headers['x-request-id']), '');
      const shown = statusCode < 400 ? inOrder(name, said) : said;
      seen.push([`${name} ${JSON.stringify(query)}`, { statusCode, body: shown }]);
    }
  const trail = await trailSeenBy(made);
  pass(-made.readAfter);
  return { ...Object.fromEntries(seen), ...trail };
}

/** The audit trail by every filter, without entries' numbers and times. */
async function trailSeenBy({ suite: { app }, admin, judges }: World) {
  const actions = ['assignment.recused', 'assignment.replaced', 'plan.applied', 'mail.sent-again'];
  const filters = [
    ...actions.map((action) => ({ action })),
    ...[admin, ...judges].map(({ accountId: actor }) => ({ actor })),
    ...judges.map(({ accountId: subject }) => ({ subject })),
    { actor: 'planning' },
  ];
  const seen: [string, unknown][] = [];
  for (const filter of filters) {
    const reply = (await askAs(app, admin, 'audit', filter)).json<AuditReply>();
    // A screener gets a refusal instead.
    const { entries = [], next = null } = reply as Partial<AuditReply>;
    const shown = entries.map(({ seq: _, hash: __, id: ___, at: ____, ...entry }) => entry);
    seen.push([`listAudit ${JSON.stringify(filter)}`, { shown, goesOn: next !== null }]);
  }
  return Object.fromEntries(seen);
}

/** Lets each judge act on the entry in conflict, if it is still pending. */
const onOwn =
  (act: (app: App, judge: Person, own: { id: string }) => Promise<unknown>) =>
  async ({ suite: { app }, judges }: Pick<World, 'suite' | 'judges'>) => {
    for (const judge of judges) {
      const [own] = (await assignmentsOf(app, judge)).filter(
        ({ organization, status }) => organization === 'Makers' && status === 'pending',
      );
      if (own) await act(app, judge, own);
    }
  };

const rateOwn = (value: number) =>
  onOwn((app, judge, own) => rate(app, judge, own, ratings(value, value, value, value)));
const recuseOwn = onOwn((app, judge, own) => recuse(app, judge, own));

const returnOwnBy = (who: 'impartial' | 'secondImpartial') => async (made: World) => {
  const payload = { nominationId: made.own, revision: 1, note: 'Please name your role.' };
  const { statusCode } = await asReader((named) =>
    sendAs(made.suite.app, made[who], 'nominations/return', { ...payload, ...named }),
  );
  expect(statusCode).toBe(200);
};
/** Once it is rated, this only proposes, and another organiser is told to confirm it. */
const proposeReturn = async (made: World) => {
  await returnOwnBy('secondImpartial')(made);
  await runJob(made.suite, 'telling organisers what waits for their decision');
};
const returnOwn = returnOwnBy('impartial');

const noJudges = async ({ suite: { app }, own }: World) => {
  await app.mongo.db.collection('assignments').deleteMany({ nominationId: own });
};

/** Returns the replies in each of the worlds that the given steps lead to. */
async function worlds(made: World) {
  const all = await examplesOf(made);
  const { restore } = await snapshot(made.suite);
  return async (examples: Examples, ...steps: ((made: World) => Promise<void>)[]) => {
    await restore();
    for (const step of steps) await step(made);
    return seenBy(made, { ...all, ...examples });
  };
}

test('PERM-012 an admin sees neither scores nor judges of an entry that is their own', async () => {
  const made = await world(own);
  const seen = await worlds(made);
  const unrated = await seen({});
  expect(Object.keys(unrated).length).toBeGreaterThan(40);
  for (const differ of [rateOwn(10), recuseOwn]) expect(await seen({}, differ)).toEqual(unrated);
  await made.suite.app.close();
}, 120_000);

test('PERM-012 an admin does not see what becomes of an entry that is their own', async () => {
  const made = await world(own);
  const seen = await worlds(made);
  const askedLess = await seen(fewer);
  for (const steps of [[rateOwn(1)], [noJudges], [rateOwn(10), proposeReturn]])
    expect(await seen(fewer, ...steps)).toEqual(askedLess);
  // A rated and returned nomination is still in conflict, however it was rated.
  const returned = await seen(fewer, rateOwn(1), proposeReturn, returnOwn);
  expect(await seen(fewer, rateOwn(10), proposeReturn, returnOwn)).toEqual(returned);
  await made.suite.app.close();
}, 120_000);

/** All kinds of conflict follow the same rule, see conflictOf, and so do contests. */
test.each<[string, Conflict, Others]>([
  ["of their organization's", ofTheirOrganization, 'a rated entry'],
  ['of their own that has an unrated one beside it', own, 'an unrated entry'],
  ['of their own that is alone', own, 'nothing'],
])(
  'PERM-012 an admin does not see the judges of an entry %s',
  async (_, conflict, others) => {
    const made = await world(conflict, others);
    const seen = await worlds(made);
    const unrated = await seen(fewer);
    for (const differ of others === 'a rated entry' ? [recuseOwn] : [rateOwn(1), recuseOwn])
      expect(await seen(fewer, differ)).toEqual(unrated);
    await made.suite.app.close();
  },
  120_000,
);

const screening: Conflict = async ({ app }, admin) => {
  await setRole(app, admin.accountId, 'screener');
  return (await registerNominee(app, { organization: 'Makers' })).nominationId;
};

test('PERM-015 a screener sees neither ratings nor judges of any entry', async () => {
  const made = await world(screening);
  const seen = await worlds(made);
  const unrated = await seen(fewer);
  expect(Object.keys(unrated)).not.toEqual([]);
  for (const differ of [recuseOwn, noJudges]) expect(await seen(fewer, differ)).toEqual(unrated);
  // Screeners see that judging has begun: returning then takes two organisers.
  expect(await seen(fewer, rateOwn(1))).toEqual(await seen(fewer, rateOwn(10)));
  await made.suite.app.close();
}, 60_000);

test('an organiser without a conflict of interest does see these differences', async () => {
  const made = await world(async ({ app }) => {
    return (await registerNominee(app, { organization: 'Makers' })).nominationId;
  });
  const examples = { ...(await examplesOf(made)), ...fewer };
  const before = await seenBy(made, examples);
  await rateOwn(10)({ ...made, judges: made.judges.slice(0, 1) });
  await recuseOwn(made);
  await proposeReturn(made);
  const after = await seenBy(made, examples);
  const changed = Object.keys(before).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  expect(new Set(changed.map((name) => name.split(' ')[0]))).toEqual(
    new Set([
      'exportAssignments',
      'exportJudges',
      'exportNominations',
      'exportResults',
      'getActivity',
      'getAssignmentCoverage',
      'getEntryRatings',
      'previewResults',
      'getJudge',
      'getPerson',
      'getNomination',
      'getOverview',
      'getSystem',
      'listAudit',
      'listJudges',
      'listMailBatches',
      'listMails',
      'listNominations',
      'listOpenDecisions',
    ]),
  );
  await made.suite.app.close();
}, 60_000);

test('totals that include a hidden entry are not shown to organisers with a conflict of interest', async () => {
  const made = await world(own);
  const { impartial } = made;
  const { app } = made.suite;
  const judge = made.judges[0] as Person;
  const outbox = app.mongo.db.collection('outbox');
  await outbox.updateMany({ template: 'assignments-ready' }, { $set: { state: 'dead' } });
  const [mail] = await outbox.find({ template: 'assignments-ready' }).toArray();
  const asSeenBy = async (admin: Person) => {
    const { remindedAt } = await judgeSeen(app, admin, judge);
    const { statusCode } = await sendAs(app, admin, 'mails/resend', { key: mail?.key });
    const { entries } = (await askAs(app, admin, 'audit')).json<AuditReply>();
    const recorded = new Set(entries.map(({ action, subject }) => `${action} ${subject.noun}`));
    return { isDated: remindedAt !== null, statusCode, recorded: [...recorded].sort() };
  };
  const withheld = {
    isDated: false,
    statusCode: 404,
    // The draw is public.
    recorded: ['draw.fixed draw', 'judge.verified judge', 'null null'],
  };
  expect(await asSeenBy(made.admin)).toEqual(withheld);
  expect(await asSeenBy(impartial)).toEqual({
    isDated: true,
    statusCode: 204,
    recorded: [
      'draw.fixed draw',
      'judge.verified judge',
      'mail.sent-again mail',
      'plan.applied plan',
    ],
  });
  expect(await asSeenBy(made.admin)).toEqual(withheld);
  await made.suite.app.close();
});
