import { addresses, type Operation, operations } from '@meritum/shared/contracts/calls/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { Person } from '../../testing/accounts';
import { buildTestApp, type TestApp } from '../../testing/app';
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
} from '../../testing/judges';
import { snapshot } from '../../testing/snapshot';
import { unzip } from '../../testing/unzip';

/** Everything that a person may read and that has no id of its own in its address. */
const readings = operations.filter(
  (name) =>
    addresses[name].method === 'GET' && !/:\w|health|openapi|google/.test(addresses[name].path),
);

interface World {
  suite: TestApp;
  nominee: Person;
  /** Who has an assignment of the same nomination, and rated another. */
  judge: Person;
  applicant: Person;
  /** The one whose secret differs. */
  secret: Person;
}

async function world(): Promise<World> {
  const suite = await buildTestApp();
  suite.holdClock();
  const { app } = suite;
  const admin = await registerAdmin(app);
  const nominee = await registerNominee(app, { organization: 'Makers' });
  await registerNominee(app, { organization: 'Builders' });
  const judge = await registerJudge(app, admin, { organization: 'Works One' });
  const secret = await registerJudge(app, admin, { organization: 'Works Two' });
  const applicant = await registerStranger(app);
  await apply(app, applicant, { organization: 'Works Three' });
  const own = await assignmentsOf(app, judge);
  const makers = own.find(({ organization }) => organization === 'Makers');
  await rate(app, judge, { id: makers?.id ?? '' }, ratings(5, 5, 5, 5));
  return { suite, nominee, judge, applicant, secret };
}

/** Each file of an archive, or the text of a reply. */
function contentOf({ headers, rawPayload, body }: LightMyRequestResponse): unknown {
  if (headers['content-type'] !== 'application/zip') return body;
  const files = Object.entries(unzip(rawPayload));
  return files.map(([name, content]) => [name, content.toString()]);
}

/** Status, headers and body of everything that a person may ask for. */
async function seenBy({ app }: TestApp, { authorized: headers }: Person) {
  const seen: [Operation, unknown][] = [];
  await app.background.idle();
  for (const name of readings) {
    const reply = await app.inject({
      url: addresses[name].path,
      headers,
      ...(name === 'getWinners' && { query: { category: 'AI', year: '2025' } }),
    });
    const { date: _, 'x-request-id': id, ...rest } = reply.headers;
    // The request's own id is drawn anew for each.
    const body = reply.statusCode < 400 ? contentOf(reply) : reply.body.replace(String(id), '');
    seen.push([name, { status: reply.statusCode, headers: rest, body }]);
  }
  return Object.fromEntries(seen);
}

const one = async ({ suite: { app }, secret }: World) => {
  const all = await assignmentsOf(app, secret);
  const found = all.find(({ organization }) => organization === 'Makers');
  if (!found) throw new Error('The nomination is assigned to nobody else');
  return found;
};

const ten = ratings(10, 10, 10, 10);
const low = ratings(1, 1, 1, 1);

type Difference = (world: World) => Promise<unknown>;

test.each<[string, Difference, Difference]>([
  [
    'how another judge rated',
    async (it: World) => rate(it.suite.app, it.secret, await one(it), ten),
    async (it: World) => rate(it.suite.app, it.secret, await one(it), low),
  ],
  [
    'whether another judge has rated',
    async (it: World) => rate(it.suite.app, it.secret, await one(it), ten),
    async () => {},
  ],
  [
    'whether another judge stepped back, and why',
    async (it: World) =>
      recuse(it.suite.app, it.secret, await one(it), { reason: 'other', details: 'A cousin' }),
    async () => {},
  ],
])('PERM-012 D70 nobody can tell %s', async (_, ...differences) => {
  const made = await world();
  const { suite, nominee, judge, applicant, secret } = made;
  const restore = await snapshot(suite);
  const worlds = [];
  for (const difference of differences) {
    await restore();
    await difference(made);
    worlds.push({
      nominee: await seenBy(suite, nominee),
      judge: await seenBy(suite, judge),
      applicant: await seenBy(suite, applicant),
      secret: await seenBy(suite, secret),
    });
  }
  const [first, second] = worlds.map(({ secret: _own, ...others }) => others);
  expect(Object.keys(first?.nominee ?? {}).length).toBeGreaterThan(10);
  expect(first).toEqual(second);
  // The worlds do differ: the one whose secret it is can tell.
  expect(worlds[0]?.secret).not.toEqual(worlds[1]?.secret);
  await suite.app.close();
});

test('PERM-012 a nominee cannot tell whether anybody judges their nomination', async () => {
  const suite = await buildTestApp();
  suite.holdClock();
  const admin = await registerAdmin(suite.app);
  const nominee = await registerNominee(suite.app, { organization: 'Makers' });
  const before = await seenBy(suite, nominee);
  for (let made = 0; made < 3; made++) {
    const judge = await registerJudge(suite.app, admin);
    for (const assignment of await assignmentsOf(suite.app, judge))
      expect((await rate(suite.app, judge, assignment)).statusCode).toBe(200);
  }
  expect(await seenBy(suite, nominee)).toEqual(before);
  await suite.app.close();
});
