import { createHash } from 'node:crypto';
import { calls } from '@meritum/shared/contracts/calls';
import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import { verifyLedger } from '@meritum/shared/merit/ledger/verify';
import type { CommandStartedEvent } from 'mongodb';
import { type Person, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { auditSeen, callAs } from '../../../testing/console';
import { registerAdmin } from '../../../testing/judges';
import { assignmentsIn } from '../../../testing/judging';
import { laterMailsTo } from '../../../testing/mails';
import { buildForm } from '../../../testing/nominations';
import { everyMailIsPending } from '../../../testing/pending-mails';
import {
  closed,
  decide,
  ledgerUrl,
  preview,
  proposedVoid,
  publicResult,
  published,
  ratedContest,
  suiteOrganisers,
  technology,
  times,
} from '../../../testing/results';
import { after, days, trustedFor } from '../../platform/clock';
import type { Result } from '../contests/result';
import { remindOfResults } from './reminders';

const suite = suiteApp();
everyMailIsPending(suite);
const admins = suiteOrganisers(suite);

const three = () =>
  ratedContest(suite().app, {
    'Ada Gold': [...times(17, 8), 9, 9, 9],
    'Bo Nothing': times(20, 6),
    'Cy Few': times(19, 10),
  });

const stored = () =>
  suite().app.mongo.db.collection<Result>('results').findOne({ _id: '2025:Technology' });

const winners = async () => {
  const all = await suite().app.mongo.db.collection('winners').find({}).sort({ slug: 1 }).toArray();
  return all.map(({ fullName, badge, slug }) => [fullName, badge, slug]);
};

/** Categories in the winners directory, after caches have expired. */
const offered = async () => {
  suite().pass(trustedFor);
  const reply = await suite().app.inject('/api/season');
  const { data }: SeasonReply = reply.json();
  return data.directory.find(({ year }) => year === '2025')?.categories;
};

/** Sets the season's categories in the directory; returns status and refusal. */
async function hide(person: Person, directory: readonly string[]) {
  const { app } = suite();
  const [seen] = (await callAs(app, person, 'listSeasons')).json().seasons;
  const sent = { seen, change: { directory }, reason: 'No more' };
  return refusal(await callAs(app, person, 'updateSeason', sent));
}

const actions = async () =>
  (await auditSeen(suite().app, admins()[0]))
    .map(({ action }) => action)
    .filter((action) => action?.startsWith('results.'));

const refusal = (reply: { statusCode: number; json(): { message: string } }) => [
  reply.statusCode,
  reply.json().message,
];

test('D32 two admins, one outcome: directory, ledger and mails follow from the ratings', async () => {
  const { app } = suite();
  const nominees = await three();
  const [one, other] = admins();
  const judge = await registerAccount(app);
  const assignments = assignmentsIn(app);
  const some = await assignments.findOne({ nominationId: nominees['Cy Few'].nominationId });
  await assignments.updateMany(
    { accountId: some?.accountId ?? '' },
    { $set: { accountId: judge.accountId } },
  );
  const before = (await actions()).length;
  const seen = await preview(app, one);
  expect(seen.entries.map(pick).sort(byName)).toEqual([
    { fullName: 'Ada Gold', ratings: 20, score: null, tier: null },
    { fullName: 'Bo Nothing', ratings: 20, score: null, tier: null },
    { fullName: 'Cy Few', ratings: 19, score: null, tier: null },
  ]);
  expect(seen).toMatchObject({
    state: 'open',
    outcomeHash: null,
    hidden: 0,
    ending: 'by two',
    minimumRatings: 20,
  });

  const outcomeHash = await closed(app, one);
  expect((await preview(app, one)).entries.map(pick).sort(byName)).toEqual([
    { fullName: 'Ada Gold', ratings: 20, score: '8.15', tier: 'Gold' },
    { fullName: 'Bo Nothing', ratings: 20, score: '6.00', tier: null },
    { fullName: 'Cy Few', ratings: 19, score: null, tier: null },
  ]);
  const outcome = { ...technology, outcomeHash };
  const alone = await decide(app, one, 'outcome', outcome);
  const again = await decide(app, one, 'outcome', outcome);
  expect([alone.json().contest.state, again.json()]).toEqual(['closed', alone.json()]);
  expect(refusal(await decide(app, one, 'publication', outcome))).toEqual([
    412,
    'The results of this category are not finalised.',
  ]);
  const both = await decide(app, other, 'outcome', outcome);
  expect(both.json().contest.finalised).toMatchObject({
    proposedBy: one.displayName,
    confirmedBy: other.displayName,
    outcomeHash,
  });
  expect([await winners(), await offered()]).toEqual([[], ['AI']]);

  for (let press = 0; press < 3; press++)
    expect((await decide(app, other, 'publication', outcome)).json().contest.state).toBe(
      'published',
    );
  await app.background.idle();
  expect(await winners()).toEqual([['Ada Gold', 'Gold', 'ada-gold']]);
  const query = { year: '2025', category: 'Technology' };
  const { data } = (await app.inject({ url: calls.getWinners.path, query })).json();
  expect(data.winners[0]).not.toHaveProperty('enteredByOrganisers');
  expect(await offered()).toEqual(['AI', 'Technology']);
  expect(await hide(one, ['AI'])).toEqual([
    412,
    'You cannot hide the winners of Technology because the results are published.',
  ]);
  expect((await hide(one, ['Technology']))[0]).toBe(200);
  expect((await actions()).slice(0, -before || undefined)).toEqual([
    'results.published',
    'results.finalised',
    'results.proposed',
    'results.judging-closed',
    'results.closing-proposed',
  ]);
  const mails = await Promise.all(
    Object.values(nominees).map(async ({ email }) =>
      (await laterMailsTo(app, email)).filter(({ template }) => template === 'results-published'),
    ),
  );
  expect(mails.map((own) => own.map(({ values }) => values))).toMatchObject([
    [{ tier: 'Gold', outcome: 'decided', score: '8.15', ratings: 20 }],
    [{ tier: '', outcome: 'decided' }],
    [{ tier: '', outcome: 'too few', score: '' }],
  ]);
  expect(await laterMailsTo(app, judge.email)).toMatchObject([
    { template: 'results-judged', values: { ratings: 3, year: '2025' } },
  ]);
});

const pick = ({ fullName, ratings, score, tier }: Record<string, unknown>) => ({
  fullName,
  ratings,
  score,
  tier,
});
const byName = (a: { fullName: unknown }, b: { fullName: unknown }) =>
  String(a.fullName) < String(b.fullName) ? -1 : 1;

test('the published ledger matches the root and the rules that were published before, and a winner has certificate and letter', async () => {
  const { app } = suite();
  const nominees = await three();
  const [one, other] = admins();
  await closed(app, one);
  const known = await publicResult(app);
  expect(known.published).toBeNull();
  const entry = { nominationId: nominees['Ada Gold'].nominationId };
  expect((await callAs(app, one, 'getEntryRatings', entry)).json().result).toBeNull();
  const rules = (await app.inject('/api/season/rules')).json();
  const frozen = rules.categories.find(
    ({ category }: { category: string }) => category === 'Technology',
  ).frozen;
  await published(app, one, other);
  const text = (await app.inject(ledgerUrl)).body;
  const ledger = parseLedger(text);
  const { isValid, counts } = verifyLedger(ledger, { root: known.root, rulesHash: frozen.hash });
  expect([isValid, counts]).toEqual([
    true,
    {
      entries: 3,
      ratings: 59,
      voidedEntries: 0,
      voidedRatings: 0,
      erasedEntries: 0,
      erasedRatings: 0,
    },
  ]);
  expect(ledger.entries.flatMap(({ name }) => (name ? [name] : []))).toEqual(['Ada Gold']);
  for (const secret of [
    'judge-',
    'account-',
    'Bo Nothing',
    ...Object.values(nominees).map((it) => it.email),
  ])
    expect(text).not.toContain(secret);
  const csv = await app.inject(ledgerUrl.replace('.json', '.csv'));
  expect([csv.headers['content-type'], csv.body.split('\r\n')]).toMatchObject([
    'text/csv; charset=utf-8',
    { length: 61 },
  ]);
  expect(await publicResult(app)).toMatchObject({
    root: known.root,
    rulesHash: frozen.hash,
    published: {
      ledgerHash: hashOfText(text),
      counts: { entries: 3, decided: 2, ratings: 59, erasedEntries: 0 },
    },
  });
  const own = async (nominee: Person) =>
    (await callAs(app, nominee, 'listNominationResults', {})).json().results;
  const name = (score: string | null) => ledger.entries.find((it) => it.score === score)?.pseudonym;
  const expected = {
    ...technology,
    seasonName: 'Season 2025',
    organization: expect.stringContaining('Makers'),
    line: buildForm().line,
    publishedAt: expect.any(String),
    minimumRatings: 20,
    scale: { min: 1, max: 10 },
    cuts: [
      { tier: 'Platinum', from: 9 },
      { tier: 'Gold', from: 8 },
      { tier: 'Silver', from: 7 },
    ],
  };
  expect([...(await own(nominees['Ada Gold'])), ...(await own(nominees['Cy Few']))]).toEqual([
    {
      ...expected,
      fullName: 'Ada Gold',
      pseudonym: name('8.15'),
      outcome: 'award',
      tier: 'Gold',
      recognition: expect.stringMatching(/^[\w-]{22}$/),
      score: '8.15',
      ratings: 20,
      criteria: ['Innovation', 'Methodology', 'Execution', 'Results'].map((criterion) => ({
        name: criterion,
        mean: '8.15',
        among: null,
      })),
    },
    {
      ...expected,
      fullName: 'Cy Few',
      pseudonym: name(null),
      outcome: 'too few ratings',
      tier: null,
      score: null,
      ratings: 19,
      criteria: [],
    },
  ]);
  expect(await own(one)).toEqual([]);
  for (const [call, name] of [
    ['getWinnerCertificate', 'certificate-2025-Technology-A4.pdf'],
    ['getWinnerReferenceLetter', 'reference-letter-2025-Technology-A4.pdf'],
  ] as const) {
    const paperOf = (nominee: Person) => callAs(app, nominee, call, { category: 'Technology' });
    const paper = await paperOf(nominees['Ada Gold']);
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(paper.headers['content-disposition']).toContain(`filename="${name}"`);
    const sha256 = createHash('sha256').update(paper.rawPayload).digest('hex');
    const found = (await app.inject(`/api/recognitions/of-file/${sha256}`)).json();
    expect(name).toContain(found.kind);
    expect((await paperOf(nominees['Cy Few'])).json()).toMatchObject({ status: 412 });
    expect((await paperOf(one)).statusCode).toBe(404);
  }
  const seen = (await callAs(app, one, 'getEntryRatings', entry)).json();
  expect((await own(nominees['Ada Gold']))[0]).toMatchObject(seen.result);
});

test('who has not opened a result after a week gets one reminder, and nobody else', async () => {
  const { app, clock } = suite();
  const nominees = await three();
  const [one, other] = admins();
  const note = (person: Person) => callAs(app, person, 'noteResultOpened', technology);
  await note(nominees['Bo Nothing']);
  await published(app, one, other);
  for (const person of [nominees['Ada Gold'], nominees['Ada Gold'], one])
    expect((await note(person)).statusCode).toBe(204);
  const reminded = async () => {
    const all = Object.entries(nominees).map(async ([name, { email }]) =>
      (await laterMailsTo(app, email)).some(({ template }) => template === 'result-waiting')
        ? [name]
        : [],
    );
    return (await Promise.all(all)).flat();
  };
  const remindAfter = async (count: number) => {
    const later = () => after(clock(), days(count));
    const { publication } = suite().commands({}, later);
    await Promise.all([remindOfResults(publication), remindOfResults(publication)]);
    return reminded();
  };
  expect(await remindAfter(6)).toEqual([]);
  // Only opening it after publication counts.
  expect(await remindAfter(7.1)).toEqual(['Bo Nothing', 'Cy Few']);
  const sent = await laterMailsTo(app, nominees['Cy Few'].email);
  await remindAfter(14);
  expect(await laterMailsTo(app, nominees['Cy Few'].email)).toEqual(sent);
});

test('a winner has the name in the ledger that the nomination had when judging closed', async () => {
  const { app } = suite();
  const { 'Ada Gold': ada } = await three();
  const [one, other] = admins();
  await closed(app, one);
  await app.mongo.db
    .collection<{ _id: string }>('nominations')
    .updateOne({ _id: ada.nominationId }, { $set: { fullName: 'Somebody Else' } });
  await published(app, one, other);
  const ledger = parseLedger((await app.inject(ledgerUrl)).body);
  expect([verifyLedger(ledger).isValid, ledger.entries.flatMap(({ name }) => name ?? [])]).toEqual([
    true,
    [],
  ]);
});

test('concurrent decisions of several organisers take each step once', async () => {
  const { app } = suite();
  await three();
  const [one, other] = admins();
  const { revision } = await preview(app, one);
  const before = (await actions()).length;
  const reason = 'Nobody else can rate it.';
  await decide(app, await registerAdmin(app), 'closing', { ...technology, revision, reason });
  const close = [one, other, one].map((admin) =>
    decide(app, admin, 'closing', { ...technology, revision: revision + 1 }),
  );
  await Promise.all(close);
  const { outcomeHash } = await preview(app, one);
  const press = (step: 'outcome' | 'publication') =>
    Promise.all(
      [one, other, one, other].map((admin) =>
        decide(app, admin, step, { ...technology, outcomeHash }),
      ),
    );
  expect((await press('outcome')).map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200, 200,
  ]);
  await press('publication');
  expect([(await stored())?.state, await winners()]).toEqual([
    'published',
    [['Ada Gold', 'Gold', 'ada-gold']],
  ]);
  expect((await actions()).length - before).toBe(5);
});

test('an outcome that nobody has seen, and an outdated one, is refused', async () => {
  const { app } = suite();
  const nominees = await three();
  const [one, other] = admins();
  const old = await closed(app, one);
  const unseen = await decide(app, one, 'outcome', { ...technology, outcomeHash: 'f'.repeat(64) });
  expect(refusal(unseen)).toEqual([
    412,
    'The results have changed. Look at them again before you decide.',
  ]);
  for (const admin of [one, other])
    await decide(app, admin, 'outcome', { ...technology, outcomeHash: old });
  const voidId = await proposedVoid(app, one, nominees['Ada Gold']);
  expect(
    (await decide(app, other, 'publication', { ...technology, outcomeHash: old })).statusCode,
  ).toBe(412);
  await decide(app, other, 'voids/confirmation', { voidId });
  for (const step of ['publication', 'outcome'] as const)
    expect((await decide(app, one, step, { ...technology, outcomeHash: old })).statusCode).toBe(
      412,
    );
  const { outcomeHash } = await preview(app, one);
  for (const admin of [one, other])
    await decide(app, admin, 'outcome', { ...technology, outcomeHash });
  await decide(app, one, 'publication', { ...technology, outcomeHash });
  expect(await winners()).toEqual([]);
  const { counts } = (await publicResult(app)).published;
  expect(counts.voidedEntries).toEqual({ conflict: 0, irregular: 0, ineligible: 1, error: 0 });
});

test.each<[string, (ratings: ReturnType<typeof assignmentsIn>) => Promise<unknown>]>([
  ['changed', (all) => all.updateOne({}, { $set: { 'evaluation.ratings.results': 1 } })],
  ['left out', (all) => all.deleteOne({})],
])(
  'a rating that is %s in the database after the closing makes no ledger, whoever confirms it',
  async (_, tamper) => {
    const { app, log } = suite();
    const [one, other] = admins();
    await three();
    await closed(app, one);
    await tamper(assignmentsIn(app));
    const { outcomeHash } = await preview(app, one);
    for (const [admin, step] of [
      [one, 'outcome'],
      [other, 'outcome'],
      [one, 'publication'],
    ] as const)
      await decide(app, admin, step, { ...technology, outcomeHash });
    expect((await stored())?.state).toBe('published');
    expect((await app.inject(ledgerUrl)).statusCode).toBe(500);
    expect(log.text()).toContain('do not lead to the root of their closing');
    const rest = await app.inject('/api/results');
    expect([rest.statusCode, rest.json()]).toEqual([200, { results: [] }]);
  },
);

test('a contest is not closed when it has changed since it was read', async () => {
  const { app } = suite();
  await three();
  const [one] = admins();
  const asked = { ...technology, revision: 7, reason: 'Nobody else can rate it.' };
  const stale = await decide(app, one, 'closing', asked);
  expect([stale.statusCode, await stored()]).toEqual([412, null]);
});

test('closing and publishing read each contest of the season once to decide', async () => {
  const { app } = suite();
  await ratedContest(app, { 'Ada Gold': times(20, 8) });
  const [one, other] = admins();
  const contests = (await callAs(app, one, 'listResults')).json().contests.length;
  const { revision } = await preview(app, one);
  const reads = async (step: 'closing' | 'publication', given: object) => {
    await app.background.idle();
    const read: string[] = [];
    const note = ({ command }: CommandStartedEvent) => {
      if (command.find === 'results' && command.filter._id) read.push(command.filter._id);
    };
    app.mongoClient.on('commandStarted', note);
    const { statusCode } = await decide(app, one, step, { ...technology, ...given });
    app.mongoClient.off('commandStarted', note);
    return [statusCode, read.length];
  };
  expect(await reads('closing', { revision })).toEqual([200, contests]);
  const { outcomeHash } = await preview(app, one);
  for (const admin of [one, other])
    await decide(app, admin, 'outcome', { ...technology, outcomeHash });
  expect(await reads('publication', { outcomeHash })).toEqual([200, 1]);
});
