import { type DocumentReply, shownToJudges } from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { defaultSeason } from '@meritum/shared/programme/season';
import { post } from '../../../testing/accounts';
import { commandsOf } from '../../../testing/commands';
import {
  assignmentsOf,
  rate,
  ratings,
  readAssignment,
  registerJudge,
  registerNominee,
  registerStranger,
} from '../../../testing/judges';
import { assignmentsIn, judging, judgingSuite } from '../../../testing/judging';
import { laterMailsTo, templatesTo } from '../../../testing/mails';
import { aMomentBefore } from '../../../testing/moments';
import { buildForm, submit } from '../../../testing/nominations';
import { changeSeason, endJudging, setJudging } from '../../../testing/seasons';
import { upload } from '../../../testing/uploads';
import { trustedFor } from '../../platform/clock';

const suite = judgingSuite();

const stored = (id: string) => assignmentsIn(suite().app).findOne({ _id: id });

/** A PDF of two pages that names its author. */
const evidence = Buffer.from(
  '%PDF-1.7\n1 0 obj << /Type /Pages /Count 2 >> endobj\n2 0 obj << /Author (Ada) >> endobj\ntrailer << /Info 2 0 R >>',
);

test('ENT-010 API-006 PERM-012 an assignment has the essay and materials, and nothing else of the nominee', async () => {
  const { app, admin } = suite();
  const nominee = await registerStranger(app);
  const sent = await upload(app, nominee, { name: 'ada.pdf', content: evidence });
  const { url } = sent.json<DocumentReply>();
  const form = buildForm({ supportingDocUrl: url });
  await submit(app, nominee, form);
  const judge = await registerJudge(app, admin);
  const [assignment] = await assignmentsOf(app, judge);
  expect(assignment).toEqual({
    id: assignment?.id,
    status: 'pending',
    ...takeFields(shownToJudges, form),
    supportingLinks: [{ url: 'https://example.com/paper', title: '' }],
    document: {
      name: 'Evidence (PDF, 2 pages)',
      mediaType: 'application/pdf',
      bytes: evidence.length,
    },
    version: expect.stringMatching(/^[\w-]{22}$/),
    criteria: defaultSeason.rules.criteria,
    ratings: null,
    averageRating: null,
    completedAt: null,
    may: { rate: true, recuse: true },
    recusalsLeft: 3,
  });
  const one = await readAssignment(app, judge, assignment?.id ?? '');
  expect(one.json()).toEqual({ assignment });
  const file = await app.inject({
    url: `/api/judges/me/assignments/${assignment?.id}/document`,
    headers: judge.authorized,
  });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(file.rawPayload.length).toBe(evidence.length);
  expect(file.rawPayload.toString()).not.toContain('Ada');
  const everything = JSON.stringify([one.json(), one.headers, file.headers]);
  expect(file.headers['content-disposition']).toContain('Evidence (PDF, 2 pages).pdf');
  for (const secret of [
    'ada.pdf',
    nominee.email,
    nominee.accountId,
    url,
    form.designation,
    form.linkedInUrl,
  ])
    expect(everything).not.toContain(secret);
});

test('STATE-005 API-008 VAL-029 a rating completes its assignment with the composite that the server computes; repeating it gets the same answer, others change nothing', async () => {
  const { app } = suite();
  const { judge, first } = await judging(suite());
  const given = { ...ratings(8, 9, 7, 9), averageRating: 1.2 };
  const reply = await rate(app, judge, first, given);
  const completed = {
    ...first,
    status: 'completed',
    ratings: ratings(8, 9, 7, 9),
    averageRating: 8.3,
    completedAt: aMomentBefore(suite().clock()),
    may: { rate: false, recuse: false },
    undoUntil: expect.any(String),
  };
  expect([reply.statusCode, reply.json().assignment]).toEqual([200, completed]);
  const again = await rate(app, judge, first, given);
  expect([again.statusCode, again.json()]).toEqual([200, reply.json()]);
  const other = await rate(app, judge, first, ratings(1, 1, 1, 1));
  expect([other.statusCode, other.json().code]).toEqual([409, 'already-exists']);
  expect(await assignmentsOf(app, judge)).toEqual([reply.json().assignment]);
});

test('VAL-028 ratings that are not the whole numbers of the criteria, and the id of another assignment, are refused', async () => {
  const { app } = suite();
  const { judge, first } = await judging(suite());
  const { results: _, ...three } = ratings(8, 9, 7, 9);
  const wrong = [0, 11, 7.5, '8', null, true].map((innovation) => ({ ...three, innovation }));
  const replies = [
    await rate(app, judge, first, three),
    await rate(app, judge, first, { ...ratings(8, 9, 7, 9), style: 9 }),
    await post(
      app,
      `/api/judges/me/assignments/${first.id}/rating`,
      { assignmentId: 'another', ratings: ratings(8, 9, 7, 9) },
      judge.authorized,
    ),
  ];
  for (const given of wrong) replies.push(await rate(app, judge, first, { ...given, results: 9 }));
  for (const reply of replies)
    expect(reply.json()).toMatchObject({ status: 400, code: 'invalid-argument' });
  expect((await stored(first.id))?.status).toBe('pending');
});

test('of two tabs that submit different ratings concurrently, one is told that it was too late', async () => {
  const { app } = suite();
  const { judge, first } = await judging(suite());
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) => rate(app, judge, first, ratings((at % 2) + 1, 5, 5, 5))),
  );
  const kept = (await stored(first.id))?.evaluation?.ratings.innovation ?? 0;
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(statuses.map((_, at) => ((at % 2) + 1 === kept ? 200 : 409)));
});

test('OPEN-028 a judge is told once that assignments are ready, and thanked once after the last rating, also when two arrive at the same moment', async () => {
  const { app } = suite();
  const { judge } = await judging(suite(), 2);
  await registerNominee(app);
  const [first, ...rest] = await assignmentsOf(app, judge);
  if (first) await rate(app, judge, first);
  expect(await templatesTo(app, judge.email)).not.toContain('judging-completed');
  await Promise.all(rest.map((one) => rate(app, judge, one)));
  const mails = await laterMailsTo(app, judge.email);
  expect(mails.map(({ template, values }) => [template, values])).toEqual([
    ['application-received', { name: 'Grace Sample' }],
    ['judge-verified', { name: 'Grace Sample' }],
    ['assignments-ready', { name: 'Grace Sample', count: 2 }],
    ['judging-completed', { name: 'Grace Sample', completed: 3 }],
  ]);
});

test('JUD-020 pending assignments come first; the order is the judge’s own and stable', async () => {
  const { app, admin } = suite();
  const { judge, all: before, first } = await judging(suite(), 6);
  const other = await registerJudge(app, admin);
  expect(await assignmentsOf(app, judge)).toEqual(before);
  await rate(app, judge, first);
  const ids = (all: typeof before) => all.map(({ id }) => id);
  const after = ids(await assignmentsOf(app, judge));
  expect(after).toEqual([...ids(before.slice(1)), first.id]);
  const order = (all: typeof before) => all.map(({ organization }) => organization);
  const theirs = order(await assignmentsOf(app, other));
  expect([...theirs].sort()).toEqual(order(before).sort());
});

test('while judging is closed no rating is accepted, and earlier ones can be repeated', async () => {
  const { app } = suite();
  const { judge, first, all } = await judging(suite(), 2);
  const two = all[1] ?? first;
  const reply = await rate(app, judge, first);
  await setJudging(app, false);
  expect((await rate(app, judge, two)).json()).toMatchObject({
    status: 412,
    code: 'failed-precondition',
    message: 'Judging is closed in this category.',
  });
  expect((await rate(app, judge, first)).json().receipt).toEqual(reply.json().receipt);
  const { assignment } = (await readAssignment(app, judge, two.id)).json();
  expect(assignment.may).toEqual({ rate: false, recuse: true });
});

test('an entry says when ratings of its category end, while it can be rated', async () => {
  const { app, pass } = suite();
  const { judge } = await judging(suite());
  const ends = '2099-01-01T00:00:00.000Z';
  await changeSeason(app, {
    'categories.$[].judging': { open: true, closesAt: ends },
  });
  pass(trustedFor);
  expect(await assignmentsOf(app, judge)).toMatchObject([{ judgingClosesAt: ends }]);
  await endJudging(app);
  pass(trustedFor);
  const [ended] = await assignmentsOf(app, judge);
  expect(ended).toMatchObject({ may: { rate: false } });
  expect(ended).not.toHaveProperty('judgingClosesAt');
});

test('PERM-006 another judge’s assignment is answered like an unknown one', async () => {
  const { app, admin } = suite();
  const { first } = await judging(suite());
  const { authorized: headers, ...other } = await registerJudge(app, admin);
  const url = `/api/judges/me/assignments/${first.id}`;
  const recusal = { reason: 'work-together', details: '' };
  const replies = await Promise.all([
    readAssignment(app, { ...other, authorized: headers }, 'no-such-assignment'),
    app.inject({ url, headers }),
    app.inject({ url: `${url}/document`, headers }),
    rate(app, { ...other, authorized: headers }, first),
    post(app, `${url}/recusal`, recusal, headers),
  ]);
  const [unknown, ...known] = replies.map((reply) => ({ ...reply.json(), requestId: '' }));
  expect(known).toEqual(Array(4).fill(unknown));
  expect((await stored(first.id))?.status).toBe('pending');
});

test('reading three assignments takes as many queries as reading one', async () => {
  const { app } = suite();
  const counts = [];
  for (const count of [1, 3]) {
    await app.mongo.db.collection('nominations').deleteMany({});
    const { judge } = await judging(suite(), count);
    counts.push((await commandsOf(app, () => assignmentsOf(app, judge))).length);
  }
  expect(counts).toEqual([counts[1], counts[0]]);
});
