import { contract, operations } from '@meritum/shared/contracts/calls/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Person } from '../../../testing/accounts';
import { buildTestApp, type TestApp } from '../../../testing/app';
import { queriesOf } from '../../../testing/call-fields';
import { watchCommands } from '../../../testing/commands';
import {
  apply,
  assignmentsOf,
  rate,
  ratings,
  recuse,
  registerAdmin,
  registerJudge,
  registerNominee,
  registerStranger,
} from '../../../testing/judges';
import { assignmentsIn } from '../../../testing/judging';
import { buildForm } from '../../../testing/nominations';
import { snapshot } from '../../../testing/snapshot';
import { unzip } from '../../../testing/unzip';
import type { App } from '../../platform/zod/provider';

/** With one process, the caches decide alone how often a request asks the database. */
const oneProcess = { API_PROCESSES: '1' };

/** Every GET of a person without an id in its path. */
const readings = operations.filter(
  (name) =>
    contract[name].method === 'GET' &&
    contract[name].may !== 'admin' &&
    !/:\w|health|openapi|google/.test(contract[name].path),
);

/** The judge's assignment of the nominee's entry. */
async function makersOf(app: App, judge: Person) {
  const all = await assignmentsOf(app, judge);
  const found = all.find(({ organization }) => organization === 'Makers');
  if (!found) throw new Error('The entry is not assigned to this judge');
  return found;
}

type World = Awaited<ReturnType<typeof world>>;

/**
 * A nominee, a judge of that nomination who has rated another one, an applicant, and the person
 * whose secret differs.
 */
async function world() {
  const suite = await buildTestApp(oneProcess);
  suite.holdClock();
  const { app } = suite;
  const admin = await registerAdmin(app);
  const nominee = await registerNominee(app, { organization: 'Makers' });
  await registerNominee(app, { organization: 'Builders' });
  const judge = await registerJudge(app, admin, { organization: 'Works One' });
  const secret = await registerJudge(app, admin, { organization: 'Works Two' });
  const applicant = await registerStranger(app);
  await apply(app, applicant, { organization: 'Works Three' });
  await rate(app, judge, await makersOf(app, judge), ratings(5, 5, 5, 5));
  return { suite, nominee, judge, applicant, secret };
}

/** The files of an archive, or the text of a reply. */
function contentOf({ headers, rawPayload, body }: LightMyRequestResponse): unknown {
  // Receipts contain random bytes and their signature.
  const drawn = /"(commitment|judgeHalf|signature)":"[0-9a-f]+"/g;
  if (headers['content-type'] !== 'application/zip') return body.replace(drawn, '"$1":""');
  const files = Object.entries(unzip(rawPayload));
  return files.map(([name, content]) => [name, content.toString()]);
}

/** A request with its name, which can be repeated in both worlds. */
type Request = [name: string, request: InjectOptions];

/**
 * Status, headers and body of a reply, and the database commands. These must be the same in every
 * world, because their time can be measured.
 */
async function answerTo({ app }: TestApp, { authorized: headers }: Person, request: InjectOptions) {
  const asked: string[] = [];
  await app.background.idle();
  const stop = watchCommands(app, (name, collection) => void asked.push(`${name} ${collection}`));
  const reply = await app.inject({ ...request, headers });
  stop();
  const { date: _, 'x-request-id': id, ...rest } = reply.headers;
  // The request's own id is random.
  const body = reply.statusCode < 400 ? contentOf(reply) : reply.body.replace(String(id), '');
  // Concurrent commands come in any order.
  return { status: reply.statusCode, headers: rest, body, asked: asked.sort() };
}

async function answersTo(suite: TestApp, person: Person, requests: readonly Request[]) {
  const answers: [string, unknown][] = [];
  for (const [name, request] of requests)
    answers.push([name, await answerTo(suite, person, request)]);
  return Object.fromEntries(answers);
}

const examples = {
  category: ['Technology'],
  page: ['1'],
  season: ['2025'],
  year: ['2025'],
  from: ['0'],
  to: ['1'],
  first: ['0'],
  second: ['1'],
  index: ['0'],
  size: ['1'],
  since: ['2025-09-01T00:00:00.000Z'],
};

/** All replies that a person can request. */
const seenBy = (suite: TestApp, person: Person) =>
  answersTo(
    suite,
    person,
    readings.flatMap((name) =>
      queriesOf(name, examples).map((query): Request => {
        const url = contract[name].path;
        return [`${name} ${JSON.stringify(query)}`, { url, query }];
      }),
    ),
  );

const at = '/api/judges/me/assignments';
const sent = (url: string, payload: object): InjectOptions => ({ method: 'POST', url, payload });

/** A judge's actions on their own, others' and unknown assignments. */
async function doneBy({ suite, judge, secret }: World) {
  const { app } = suite;
  const [pending, rated] = await assignmentsOf(app, judge);
  const theirs = { accountId: secret.accountId };
  const foreign = (await assignmentsIn(app).findOne(theirs, { sort: { _id: 1 } }))?._id;
  const ids = { pending: pending?.id, rated: rated?.id, foreign, none: 'no-such-one' };
  const requests = Object.entries(ids).flatMap(([whose, id = '']): Request[] => [
    [`read ${whose}`, { url: `${at}/${id}` }],
    [`document of ${whose}`, { url: `${at}/${id}/document` }],
    [
      `rate ${whose}`,
      sent(`${at}/${id}/rating`, { assignmentId: id, ratings: ratings(4, 4, 4, 4) }),
    ],
    [`step back from ${whose}`, sent(`${at}/${id}/recusal`, { reason: 'other', details: 'x' })],
  ]);
  return answersTo(suite, judge, requests);
}

type Difference = (app: App, judge: Person, own: { id: string }) => Promise<unknown>;

const ratedWith =
  (value: number): Difference =>
  (app, judge, own) =>
    rate(app, judge, own, ratings(value, value, value, value));
const because = { reason: 'other', details: 'A cousin' };
const recused: Difference = (app, judge, own) => recuse(app, judge, own, because);
const nothing: Difference = async () => {};

/** What the person with a secret does in each other world; in the first they do nothing. */
const differences: Record<string, Difference> = {
  'rated highest': ratedWith(10),
  'rated lowest': ratedWith(1),
  'stepped back': recused,
};

test('PERM-012 D70 nobody can tell whether and how another judge rated, or that they stepped back, and why', async () => {
  const made = await world();
  const { suite, nominee, judge, applicant, secret } = made;
  // Fills the caches of the season and the directory.
  await seenBy(suite, nominee);
  const { restore } = await snapshot(suite);
  const worldIn = async (differ: Difference) => {
    await restore();
    await differ(suite.app, secret, await makersOf(suite.app, secret));
    const others = {
      nominee: await seenBy(suite, nominee),
      judge: await seenBy(suite, judge),
      applicant: await seenBy(suite, applicant),
      done: await doneBy(made),
      again: await answersTo(suite, nominee, [
        ['nominate again', sent('/api/nominations', buildForm({ projectTitle: 'Another' }))],
      ]),
    };
    return { others, own: await seenBy(suite, secret) };
  };
  const first = await worldIn(nothing);
  expect(Object.keys(first.others.nominee).length).toBeGreaterThan(10);
  for (const [name, differ] of Object.entries(differences)) {
    const other = await worldIn(differ);
    expect({ name, ...other.others }).toEqual({ name, ...first.others });
    // The worlds do differ: the person with the secret sees it.
    expect(other.own).not.toEqual(first.own);
  }
  await suite.app.close();
});

/** The nominator's permissions may tell that judges were assigned, but nothing else. */
const sentName = 'getTechNomination {';

/** The replies without the permissions, and the permissions. */
async function apartFromMay(suite: TestApp, nominee: Person) {
  const permissions: unknown[] = [];
  const all = Object.entries(await seenBy(suite, nominee)).map(([name, reply]) => {
    if (!name.startsWith(sentName)) return [name, reply];
    const { body, headers, ...rest } = reply as { body: string; headers: Record<string, unknown> };
    const { may, ...data } = JSON.parse(body).data;
    permissions.push(may);
    const { 'content-length': _, ...same } = headers;
    return [name, { ...rest, headers: same, data }];
  });
  return { may: permissions, rest: Object.fromEntries(all) };
}

test('PERM-012 a nominee can tell that their nomination was assigned, but not to whom or how it was rated', async () => {
  const suite = await buildTestApp(oneProcess);
  suite.holdClock();
  const admin = await registerAdmin(suite.app);
  const nominee = await registerNominee(suite.app, { organization: 'Makers' });
  // Everybody can tell that a season has its first plan, so one is made without the nominee.
  await registerNominee(suite.app, { organization: 'Builders' });
  await registerJudge(suite.app, admin, { organization: 'Makers' });
  await seenBy(suite, nominee);
  const before = await apartFromMay(suite, nominee);
  for (let made = 0; made < 3; made++) {
    const judge = await registerJudge(suite.app, admin);
    for (const assignment of await assignmentsOf(suite.app, judge))
      expect((await rate(suite.app, judge, assignment)).statusCode).toBe(200);
  }
  const after = await apartFromMay(suite, nominee);
  expect(after.rest).toEqual(before.rest);
  expect([before.may, after.may]).toEqual([
    // The same nomination is asked for by default, by season and by category.
    Array(3).fill({ withdraw: true, reopen: true }),
    Array(3).fill({ withdraw: false, reopen: false }),
  ]);
  await suite.app.close();
});
