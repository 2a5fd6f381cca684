import { shownToJudges } from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { defaultSeason } from '@meritum/shared/programme/season';
import type { Person } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { commandsOf } from '../../testing/commands';
import { pdfFile } from '../../testing/files';
import {
  assignmentsOf,
  emptySeason,
  rate,
  ratings,
  readAssignment,
  registerAdmin,
  registerJudge,
  registerNominee,
  registerStranger,
} from '../../testing/judges';
import { mailsTo, templatesTo } from '../../testing/mails';
import { aMomentBefore } from '../../testing/moments';
import { giveBack, nominationForm, submit } from '../../testing/nominations';
import { setJudging } from '../../testing/seasons';
import { uploadDocument } from '../../testing/uploads';
import type { Assignment } from './assignment';

const suite = suiteApp();
let admin: Person;
beforeAll(async () => {
  admin = await registerAdmin(suite().app);
});
beforeEach(() => emptySeason(suite().app));

/** A judge with a number of assignments. */
async function judging(count = 1) {
  const { app } = suite();
  const nominees = [];
  for (let made = 0; made < count; made++) nominees.push(await registerNominee(app));
  const judge = await registerJudge(app, admin);
  const [first] = await assignmentsOf(app, judge);
  if (!first) throw new Error('Nothing was assigned');
  return { app, judge, nominees, first };
}

const stored = (id: string) =>
  suite().app.mongo.db.collection<Assignment>('assignments').findOne({ _id: id });

test('ENT-010 PERM-012 an assignment has the essay and materials, and nothing else of the nominee', async () => {
  const { app } = suite();
  const nominee = await registerStranger(app);
  const { url } = await uploadDocument(app, nominee);
  const form = nominationForm({ supportingDocUrl: url });
  await submit(app, nominee, form);
  const judge = await registerJudge(app, admin);
  const [assignment] = await assignmentsOf(app, judge);
  expect(assignment).toEqual({
    id: assignment?.id,
    status: 'pending',
    ...takeFields(shownToJudges, form),
    supportingLinks: [{ url: 'https://example.com/paper', title: '' }],
    document: { name: 'evidence.pdf', mediaType: 'application/pdf', bytes: 2_000 },
    version: expect.stringMatching(/^[\w-]{22}$/),
    criteria: defaultSeason.rules.criteria,
    ratings: null,
    averageRating: null,
    completedAt: null,
    may: { rate: true, recuse: true },
  });
  const one = await readAssignment(app, judge, assignment?.id ?? '');
  expect(one.json()).toEqual({ assignment });
  const file = await app.inject({
    url: `/api/judges/me/assignments/${assignment?.id}/document`,
    headers: judge.authorized,
  });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(file.rawPayload.equals(pdfFile())).toBe(true);
  const everything = JSON.stringify([one.json(), one.headers, file.headers]);
  for (const secret of [nominee.email, nominee.accountId, url, form.designation, form.linkedInUrl])
    expect(everything).not.toContain(secret);
});

test('STATE-005 API-008 a rating completes its assignment with the composite that the server computes', async () => {
  const { app, judge, first } = await judging();
  const reply = await rate(app, judge, first, { ...ratings(8, 9, 7, 9), averageRating: 1.2 });
  expect([reply.statusCode, reply.json().assignment]).toEqual([
    200,
    {
      ...first,
      status: 'completed',
      ratings: ratings(8, 9, 7, 9),
      averageRating: 8.3,
      completedAt: aMomentBefore(suite().clock()),
      may: { rate: false, recuse: false },
    },
  ]);
  expect(await assignmentsOf(app, judge)).toEqual([reply.json().assignment]);
});

test.each([
  [0, 9, 7, 9],
  [11, 9, 7, 9],
  [7.5, 9, 7, 9],
  ['8', 9, 7, 9],
  [null, 9, 7, 9],
  [true, 9, 7, 9],
])('VAL-028 %j is no rating', async (...given) => {
  const { app, judge, first } = await judging();
  const reply = await rate(
    app,
    judge,
    first,
    ratings(...(given as [number, number, number, number])),
  );
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid-argument']);
  expect((await stored(first.id))?.status).toBe('pending');
});

test('VAL-028 three ratings, a fifth, and the id of another assignment are refused', async () => {
  const { app, judge, first } = await judging();
  const { results: _, ...three } = ratings(8, 9, 7, 9);
  for (const given of [three, { ...ratings(8, 9, 7, 9), style: 9 }])
    expect((await rate(app, judge, first, given)).statusCode).toBe(400);
  const url = `/api/judges/me/assignments/${first.id}/rating`;
  const payload = { assignmentId: 'another', ratings: ratings(8, 9, 7, 9) };
  const headers = judge.authorized;
  expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(400);
  expect((await stored(first.id))?.status).toBe('pending');
});

test('VAL-029 the same ratings again get the same answer; others are refused and change nothing', async () => {
  const { app, judge, first } = await judging();
  const reply = await rate(app, judge, first);
  const again = await rate(app, judge, first);
  expect([again.statusCode, again.json()]).toEqual([200, reply.json()]);
  const before = await stored(first.id);
  const other = await rate(app, judge, first, ratings(1, 1, 1, 1));
  expect([other.statusCode, other.json().code]).toEqual([409, 'already-exists']);
  expect(await stored(first.id)).toEqual(before);
});

test('of two tabs that submit different ratings concurrently, one is told that it was too late', async () => {
  const { app, judge, first } = await judging();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) => rate(app, judge, first, ratings((at % 2) + 1, 5, 5, 5))),
  );
  const kept = (await stored(first.id))?.evaluation?.ratings.innovation ?? 0;
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(statuses.map((_, at) => ((at % 2) + 1 === kept ? 200 : 409)));
});

test('after the last rating the judge is thanked once, also when two arrive at the same moment', async () => {
  const { app, judge } = await judging(3);
  const [first, ...rest] = await assignmentsOf(app, judge);
  if (first) await rate(app, judge, first);
  expect(await templatesTo(app, judge.email)).not.toContain('judging-completed');
  await Promise.all(rest.map((one) => rate(app, judge, one)));
  const mails = (await mailsTo(app, judge.email)).slice(-2);
  expect(mails.map(({ template, values }) => [template, values])).toEqual([
    ['assignments-ready', { name: 'Grace Sample', count: 3 }],
    ['judging-completed', { name: 'Grace Sample', completed: 3 }],
  ]);
});

test('JUD-020 pending assignments come first; the order is the judge’s own and stable', async () => {
  const { app, judge } = await judging(6);
  const other = await registerJudge(app, admin);
  const before = await assignmentsOf(app, judge);
  expect(await assignmentsOf(app, judge)).toEqual(before);
  const [first, ...rest] = before.map(({ id }) => id);
  await rate(app, judge, { id: first ?? '' });
  expect((await assignmentsOf(app, judge)).map(({ id }) => id)).toEqual([...rest, first]);
  const order = (all: typeof before) => all.map(({ organization }) => organization);
  const theirs = order(await assignmentsOf(app, other));
  expect([...theirs].sort()).toEqual(order(before).sort());
});

test('while judging is closed no rating is accepted, and earlier ones can be repeated', async () => {
  const { app, judge } = await judging(2);
  const [one, two] = await assignmentsOf(app, judge);
  if (!one || !two) throw new Error('Two are needed');
  const reply = await rate(app, judge, one);
  await setJudging(app, false);
  const late = await rate(app, judge, two);
  expect([late.statusCode, late.json().code]).toEqual([412, 'failed-precondition']);
  expect(late.json().message).toBe('Judging is closed in this category.');
  expect((await rate(app, judge, one)).json()).toEqual(reply.json());
  const { assignment } = (await readAssignment(app, judge, two.id)).json();
  expect(assignment.may).toEqual({ rate: false, recuse: true });
});

test('PERM-006 another judge’s assignment cannot be seen, rated, recused from or read', async () => {
  const { app, first } = await judging();
  const other = await registerJudge(app, admin);
  const headers = other.authorized;
  const url = `/api/judges/me/assignments/${first.id}`;
  const replies = await Promise.all([
    readAssignment(app, other, first.id),
    rate(app, other, first),
    app.inject({ url: `${url}/document`, headers }),
    app.inject({
      method: 'POST',
      url: `${url}/recusal`,
      headers,
      payload: { reason: 'work-together', details: '' },
    }),
  ]);
  const unknown = await readAssignment(app, other, 'no-such-assignment');
  for (const reply of replies) {
    const { requestId: _, ...said } = reply.json();
    const { requestId: __, ...expected } = unknown.json();
    expect(said).toEqual(expected);
  }
  expect((await stored(first.id))?.status).toBe('pending');
});

test('a returned nomination cannot be seen or rated until it is submitted again', async () => {
  const { app, judge, nominees, first } = await judging();
  const [nominee] = nominees;
  if (!nominee) throw new Error('One is needed');
  await giveBack(app, nominee);
  expect(await assignmentsOf(app, judge)).toEqual([]);
  expect((await rate(app, judge, first)).statusCode).toBe(412);
  await submit(app, nominee, nominationForm({ organization: 'Makers', essay: 'Said better.' }));
  await app.background.idle();
  const [again] = await assignmentsOf(app, judge);
  expect([again?.id, again?.essay]).toEqual([first.id, 'Said better.']);
});

test('reading three assignments takes as many queries as reading one', async () => {
  const counts = [];
  for (const count of [1, 3]) {
    await suite().app.mongo.db.collection('nominations').deleteMany({});
    const { app, judge } = await judging(count);
    counts.push((await commandsOf(app, () => assignmentsOf(app, judge))).length);
  }
  expect(counts).toEqual([counts[1], counts[0]]);
});
