import { calls } from '@meritum/shared/contracts/calls';
import { limits } from '@meritum/shared/contracts/limits';
import { deleteAccount, type Person } from '../../../../testing/accounts';
import { suiteApp } from '../../../../testing/app';
import { auditSeen, callAs } from '../../../../testing/console';
import { registerAdmin } from '../../../../testing/judges';
import { multipart } from '../../../../testing/uploads';
import { apply, applyByTwo, check, fileOf, lineOf } from '../../../../testing/winners-files';
import { winnersStore } from '../store';
import type { StoredWinner } from '../winner';

const suite = suiteApp();
let [admin, other] = [] as unknown as [Person, Person];
const reason = 'From the archive of 2024.';

beforeAll(async () => {
  admin = await registerAdmin(suite().app);
  other = await registerAdmin(suite().app);
});

beforeEach(async () => {
  const { db } = suite().app.mongo;
  for (const name of ['winners', 'winnerChanges', 'audit'])
    await db.collection(name).deleteMany({});
});

const stored = () =>
  suite()
    .app.mongo.db.collection<StoredWinner>('winners')
    .find({}, { projection: { _id: 0, fullName: 1, badge: 1, meanScore: 1, slug: 1 } })
    .sort({ slug: 1 })
    .toArray();

const file = fileOf(lineOf('Ana Example'), lineOf('Ben Example', 'Silver,7.5,,,'));

async function planned(content = file) {
  const { plan, problems } = await check(suite().app, admin, content);
  if (!plan) throw new Error(JSON.stringify(problems));
  const { importId, digest } = plan;
  return { plan, request: { importId, digest, reason } };
}

const both = (payload: object) => applyByTwo(suite().app, [admin, other], payload);

const names = async () => (await stored()).map(({ fullName }) => fullName);

/** The import that waits for another organiser, as one of them reads it. */
const listed = async (organiser: Person) =>
  (await callAs(suite().app, organiser, 'listWinnerLists')).json().proposed;

const recorded = async () =>
  (await auditSeen(suite().app, admin)).map(({ action, actor, reason: why, after }) => [
    action,
    actor.id,
    why,
    after,
  ]);

test('OPEN-012 checking says what applying would do, and writes nothing', async () => {
  const { plan } = await planned();
  expect(plan).toEqual({
    importId: expect.stringMatching(/^[\da-f-]{36}$/),
    digest: expect.stringMatching(/^[\da-f]{64}$/),
    until: expect.stringMatching(/Z$/),
    added: 2,
    changed: 0,
    unchanged: 0,
    winners: ['Ana Example', 'Ben Example'].map((fullName, at) => ({
      line: at + 2,
      kind: 'added',
      year: '2024',
      category: 'AI',
      fullName,
      fields: [],
    })),
  });
  expect([await stored(), await recorded()]).toEqual([[], []]);
});

test('OPEN-012 a checked file is proposed by one organiser, applied by another, and recorded', async () => {
  const { plan, request } = await planned();
  const counts = { added: 2, changed: 0, unchanged: 0 };
  const first = await apply(suite().app, admin, request);
  expect([first.json(), await stored()]).toEqual([{ state: 'proposed', ...counts }, []]);
  const reply = await apply(suite().app, other, request);
  expect([reply.statusCode, reply.json()]).toEqual([200, { state: 'applied', ...counts }]);
  expect(await stored()).toEqual([
    { fullName: 'Ana Example', badge: 'Gold', meanScore: 8.4, slug: 'ana-example' },
    { fullName: 'Ben Example', badge: 'Silver', meanScore: 7.5, slug: 'ben-example' },
  ]);
  const after = { added: 2, changed: 0, unchanged: 0, digest: plan.digest };
  expect(await recorded()).toEqual([
    ['winners.imported', other.accountId, reason, after],
    ['winners.import-proposed', admin.accountId, reason, after],
  ]);
});

test('applying is repeatable: ten simultaneous requests apply and record it once', async () => {
  const { request } = await planned();
  await apply(suite().app, admin, request);
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => apply(suite().app, other, request)),
  );
  replies.push(await apply(suite().app, admin, request));
  expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    replies.map(() => [200, '{"state":"applied","added":2,"changed":0,"unchanged":0}']),
  );
  expect([await names(), (await recorded()).length]).toEqual([['Ana Example', 'Ben Example'], 2]);
});

test('organisers read the whole import that waits for a second organiser, and who proposed it', async () => {
  const { app } = suite();
  const all = Array.from({ length: limits.winnersPerImport }, (_, at) => `Ex ${at}`);
  const { request } = await planned(fileOf(...all.map((name) => lineOf(name))));
  await apply(app, admin, request);
  const proposal = await listed(other);
  const added = all.length;
  expect(proposal).toMatchObject({ by: admin.displayName, isOwn: false, reason, added });
  expect((await listed(admin)).isOwn).toBe(true);
  expect(proposal.winners.map(({ fullName }: { fullName: string }) => fullName)).toEqual(all);
  await apply(app, other, request);
  expect(await listed(other)).toBeNull();
});

test('deleting an account removes it from its proposal, which no longer counts', async () => {
  const { app } = suite();
  const leaver = await registerAdmin(app);
  const { request } = await planned();
  await apply(app, leaver, request);
  await deleteAccount(app, leaver);
  const directory = await app.mongo.db.collection('versions').find().toArray();
  expect(JSON.stringify(directory)).toContain('"proposed"');
  expect(JSON.stringify(directory)).not.toContain(leaver.accountId);
  expect((await apply(app, admin, request)).json().state).toBe('proposed');
});

test('imported winners are marked publicly as entered by the organisers, samples too', async () => {
  await both((await planned()).request);
  const stored = suite().app.mongo.db.collection('winners');
  await stored.updateOne({ fullName: 'Ben Example' }, { $set: { sample: true } });
  const query = { year: '2024', category: 'AI' };
  const { data } = (await suite().app.inject({ url: calls.getWinners.path, query })).json();
  expect(
    data.winners.map((one: Record<string, unknown>) => [one.fullName, one.enteredByOrganisers]),
  ).toEqual([
    ['Ana Example', true],
    ['Ben Example', true],
  ]);
});

test('an already imported file changes nothing, and a corrected one says what it changes', async () => {
  await both((await planned()).request);
  const again = await planned();
  expect(again.plan).toMatchObject({ added: 0, changed: 0, unchanged: 2, winners: [] });
  expect((await apply(suite().app, admin, again.request)).json()).toMatchObject({ unchanged: 2 });
  const { plan } = await planned(fileOf(lineOf('Ana Example', 'Platinum,9.4,,,Other Labs')));
  expect(plan.winners).toEqual([
    {
      line: 2,
      kind: 'changed',
      year: '2024',
      category: 'AI',
      fullName: 'Ana Example',
      fields: [
        { name: 'badge', before: 'Gold', after: 'Platinum' },
        { name: 'meanScore', before: '8.4', after: '9.4' },
        { name: 'employer', before: 'Example Labs', after: 'Other Labs' },
      ],
    },
  ]);
  expect(await recorded()).toHaveLength(2);
});

test('a file is read as spreadsheets of Western Europe write it', async () => {
  const line = '2024;AI;René O’Example;Gold;8,4;;;"Crédit\r\nÉté"';
  const file = fileOf(line).replaceAll(',', ';').replace('8;4', '8,4').replace('’', '\u0092');
  const reply = await check(suite().app, admin, Buffer.from(file, 'latin1'));
  expect(reply).toMatchObject({ encoding: 'Windows-1252', separator: 'semicolons', problems: [] });
  const { importId = '', digest = '' } = reply.plan ?? {};
  await applyByTwo(suite().app, [admin, other], { importId, digest, reason: 'From the archive.' });
  const [winner] = await suite().app.mongo.db.collection('winners').find().toArray();
  expect(winner).toMatchObject({
    fullName: 'René O’Example',
    employer: 'Crédit Été',
    meanScore: 8.4,
  });
});

test('names in a file are cleaned like typed ones', async () => {
  const name = 'Rene\u0301\u200b\u00a0\u00a0Example ';
  const { plan } = await planned(fileOf(lineOf(name)));
  expect(plan.winners.map(({ fullName }) => fullName)).toEqual(['Ren\u00e9 Example']);
});

test('the second of two organisers with checked files is refused because the directory has changed', async () => {
  const [first, second] = [await planned(), await planned(fileOf(lineOf('Cleo Example')))];
  await apply(suite().app, other, second.request);
  await both(first.request);
  expect((await apply(suite().app, admin, second.request)).json()).toMatchObject({
    status: 412,
    message: 'The directory has changed since this file was checked. Check it again.',
  });
  expect(await names()).toEqual(['Ana Example', 'Ben Example']);
});

test('D32 winners of a judged category follow from ratings, not from a file', async () => {
  const { app } = suite();
  const nominations = app.mongo.db.collection<{ _id: string; season: string; category: string }>(
    'nominations',
  );
  const { request } = await planned();
  await nominations.insertOne({ _id: 'judged-here', season: '2024', category: 'AI' });
  const late = await apply(app, admin, request);
  const { plan, problems } = await check(app, admin, file);
  await nominations.deleteOne({ _id: 'judged-here' });
  const message = 'was judged here, so its winners follow from ratings and not from a file';
  expect([plan, problems.map((one) => [one.line, one.name, one.message])]).toEqual([
    null,
    [
      [2, 'category', message],
      [3, 'category', message],
    ],
  ]);
  expect([late.statusCode, await stored()]).toEqual([412, []]);
});

test.each([
  ['of another file', { digest: 'a'.repeat(64) }, 404],
  ['that was never checked', { importId: 'nobody' }, 404],
  ['without a reason', { reason: '' }, 400],
])('an import %s is refused', async (_, change, status) => {
  const { request } = await planned();
  expect((await apply(suite().app, admin, { ...request, ...change })).statusCode).toBe(status);
  expect(await stored()).toEqual([]);
});

test('a file checked over an hour ago has to be checked again', async () => {
  const { request } = await planned();
  await suite()
    .app.mongo.db.collection('winnerChanges')
    .updateMany({}, { $set: { until: new Date(suite().clock().getTime() - 1) } });
  expect((await apply(suite().app, admin, request)).json()).toMatchObject({
    status: 412,
    message: 'This file was checked too long ago. Check it again.',
  });
  expect(await stored()).toEqual([]);
});

test('one problem refuses the whole file, and there is no import to apply', async () => {
  const reply = await check(suite().app, admin, fileOf(lineOf('Ana'), lineOf('Ben', 'Brass,8,,,')));
  expect(reply).toEqual({
    lines: 3,
    encoding: 'UTF-8',
    separator: 'commas',
    problems: [{ line: 3, column: 4, name: 'badge', message: 'must be Platinum, Gold or Silver' }],
    problemsInAll: 1,
    plan: null,
  });
  const { db } = suite().app.mongo;
  expect(await db.collection('winnerChanges').countDocuments()).toBe(0);
});

test('an unclear namesake of a stored winner is reported by line', async () => {
  const of = (profile: string) =>
    fileOf(lineOf('Ana Example', `Gold,8.4,,linkedin.com/in/${profile},`));
  await both((await planned(of('one'))).request);
  const { problems, plan } = await check(suite().app, admin, of('two'));
  expect([plan, problems]).toEqual([
    null,
    [
      {
        line: 2,
        column: null,
        name: 'slug',
        message:
          'the directory has a winner of this name: give the slug of that winner, or a new one',
      },
    ],
  ]);
});

test('a change that a dying process has written in part is shown whole, and completed later', async () => {
  const { app } = suite();
  const winners = winnersStore(app.mongo.db);
  const { request } = await planned();
  const change = await winners.findChange(request.importId);
  if (!change) throw new Error('it was checked a moment ago');
  const ai = { year: '2024', category: 'AI' };
  // The process dies after the switch and the first winner.
  expect(await winners.commit(change, 'nothing')).not.toBeNull();
  const [first] = change.winners;
  if (first) await app.mongo.db.collection<StoredWinner>('winners').insertOne(first);
  expect([(await names()).length, (await winners.listByContest(ai)).length]).toEqual([1, 2]);
  expect((await winners.listNewest()).map(({ fullName }) => fullName)).toEqual([
    ...['Ana Example', 'Ben Example'],
  ]);
  // The next process finishes that change first.
  expect((await planned(fileOf(lineOf('Cleo Example')))).plan.added).toBe(1);
  expect(await names()).toEqual(['Ana Example', 'Ben Example']);
  await winners.finish();
  expect((await apply(app, admin, request)).json()).toMatchObject({ state: 'applied', added: 2 });
});

test('a late process does not overwrite a newer change', async () => {
  const { db } = suite().app.mongo;
  const winners = winnersStore(db);
  await both((await planned()).request);
  const before = await winners.listByContest({ year: '2024', category: 'AI' });
  const number = (await winners.readVersion()) - 1;
  await both((await planned(fileOf(lineOf('Ana Example', 'Gold,8.9,,,')))).request);
  // A process has read the directory while the first change was being written.
  const late = { _id: 'late' as never };
  await db.collection('winnerChanges').insertOne({ ...late, winners: before });
  const read = { $set: { applying: 'late', number } };
  await db.collection('versions').updateOne({ _id: 'winners' as never }, read);
  await winners.finish();
  expect((await stored())[0]?.meanScore).toBe(8.9);
});

test('readers never see a part of an import while it is written', async () => {
  const winners = winnersStore(suite().app.mongo.db);
  const many = fileOf(...Array.from({ length: 1_200 }, (_, at) => lineOf(`Example ${at}`)));
  const { request } = await planned(many);
  const seen = new Set<number>();
  let over = false;
  const looking = (async () => {
    while (!over) seen.add((await winners.listByContest({ year: '2024', category: 'AI' })).length);
  })();
  await both(request);
  over = true;
  await looking;
  seen.add((await winners.listByContest({ year: '2024', category: 'AI' })).length);
  expect([...seen].filter((count) => count !== 0)).toEqual([1_200]);
});

test('a file that is too large is refused', async () => {
  const content = Buffer.alloc(limits.winnersFileBytes + 1, 'x');
  const { headers, payload } = multipart({ name: 'winners.csv', content });
  const { method, path: url } = calls.checkWinnersImport;
  const all = { ...headers, ...admin.authorized };
  const reply = await suite().app.inject({ method, url, headers: all, payload });
  expect(reply.statusCode).toBe(413);
});

test('organisers see what the directory holds', async () => {
  await both((await planned()).request);
  const listsOf = async (query = {}) =>
    (await callAs(suite().app, admin, 'listWinnerLists', query)).json().lists;
  const lists = await listsOf();
  expect(lists.map(({ year, category }: Record<string, string>) => `${year} ${category}`)).toEqual([
    ...['2025 AI', '2025 Technology', '2025 Data Analytics'],
    ...['2024 AI', '2024 Technology', '2024 Data Analytics'],
  ]);
  expect(await listsOf({ season: '2024' })).toEqual(lists.slice(3));
  expect(lists[3]).toEqual({
    year: '2024',
    category: 'AI',
    offered: true,
    winners: 2,
    tiers: [
      { tier: 'Platinum', winners: 0 },
      { tier: 'Gold', winners: 1 },
      { tier: 'Silver', winners: 1 },
    ],
    updatedAt: expect.stringMatching(/Z$/),
  });
});
