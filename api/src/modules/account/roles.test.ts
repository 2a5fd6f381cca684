import type { OrganisersReply } from '@meritum/shared/contracts/organisers';
import { type Person, secondAccountOf, setRole } from '../../../testing/accounts';
import { buildTestApp, closeApps, type TestApp } from '../../../testing/app';
import { auditSeen, callAs } from '../../../testing/console';
import { giveFactor } from '../../../testing/factors';
import { registerAdmin, registerStranger } from '../../../testing/judges';
import { mailsTo } from '../../../testing/mails';
import type { App } from '../../platform/zod/provider';

afterAll(closeApps);

let built: TestApp;
let app: App;
beforeEach(async () => {
  built = await buildTestApp();
  app = built.app;
});

type Given = { role: string; [field: string]: unknown };

const change = (by: Person, { email }: Pick<Person, 'email'>, given: Given) =>
  callAs(app, by, 'changeRole', { email, reason: 'She joins us', ...given });

const said = async (sent: ReturnType<typeof change>) => {
  const reply = await sent;
  return reply.statusCode < 300 ? reply.json().state : reply.json().message;
};

const listed = async (by: Person) =>
  (await callAs(app, by, 'listOrganisers')).json<OrganisersReply>();

const rowOf = async (by: Person, { email }: Person) =>
  (await listed(by)).organisers.find((one) => one.email === email);

const proposalAbout = async (by: Person, person: Person) => (await rowOf(by, person))?.proposed?.id;

/** One proposes it, the other confirms it. */
async function together([one, other]: readonly [Person, Person], person: Person, role: string) {
  expect(await said(change(one, person, { role }))).toBe('proposed');
  const proposalId = await proposalAbout(other, person);
  return said(change(other, person, { role, proposalId }));
}

test('PERM-016 two organisers add a third, who is mailed, listed and an organiser at once, and is removed the same way', async () => {
  const pair = [await registerAdmin(app), await registerAdmin(app)] as const;
  const [one] = pair;
  const person = await registerStranger(app);
  await giveFactor(app, person);
  const may = async () => (await callAs(app, person, 'listAudit')).statusCode;
  expect(await may()).toBe(403);
  expect(await together(pair, person, 'admin')).toBe('changed');
  expect(await may()).toBe(200);
  expect(await rowOf(one, person)).toMatchObject({
    ...{ role: 'admin', hasFactor: true, bySettings: false, isOwn: false, proposed: null },
    lastSeenAt: expect.any(String),
  });
  expect(await listed(one)).toMatchObject({ people: 3, missing: 0 });
  expect(await together(pair, person, 'user')).toBe('changed');
  expect([await may(), await rowOf(one, person)]).toEqual([403, undefined]);
  expect(await listed(one)).toMatchObject({ people: 2, missing: 1 });
  const mails = await mailsTo(app, person.email);
  expect(mails.map(({ template }) => template)).toEqual(['role-changed', 'role-changed']);
  const trail = await auditSeen(app, one, { subject: person.accountId });
  expect(trail.map(({ action, before, after }) => [action, before, after]).slice(0, 2)).toEqual([
    ['role.changed', { role: 'admin' }, { role: 'user' }],
    ['role.proposed', { role: 'admin' }, { role: 'user' }],
  ]);
});

test('PERM-016 a new organiser confirms no older proposal, and proposals of one who left stay void', async () => {
  const pair = [await registerAdmin(app), await registerAdmin(app)] as const;
  const [one, other] = pair;
  const [person, friend] = [await registerStranger(app), await registerStranger(app)];
  await giveFactor(app, person);
  const about = await registerStranger(app);
  await change(one, about, { role: 'reader' });
  const proposalId = await proposalAbout(other, about);
  await together(pair, person, 'admin');
  const older = await change(person, about, { role: 'reader', proposalId });
  expect([older.statusCode, older.json().message]).toEqual([
    412,
    'This was proposed before you became an organiser. Another organiser has to confirm it.',
  ]);
  expect((await callAs(app, person, 'listOpenDecisions')).json().decisions).toEqual([]);
  built.pass(60_000);
  await change(person, friend, { role: 'admin' });
  const theirs = await proposalAbout(other, friend);
  for (const role of ['user', 'admin']) {
    built.pass(60_000);
    await together(pair, person, role);
  }
  expect(await proposalAbout(other, friend)).toBeUndefined();
  expect(await said(change(other, friend, { role: 'admin', proposalId: theirs }))).toBe(
    'This proposal is no longer there. Review it and try again.',
  );
});

test('PERM-016 one organiser alone adds the second, once, and not with another account of their own', async () => {
  const only = await registerAdmin(app);
  const [second, third] = [await registerStranger(app), await registerStranger(app)];
  const own = await secondAccountOf(app, only);
  expect(await said(change(only, own, { role: 'admin' }))).toBe(
    'Other organisers decide about your own role.',
  );
  // An operator can set a role like this.
  await setRole(app, own.accountId, 'admin');
  expect(await listed(only)).toMatchObject({ people: 1, missing: 2 });
  expect(await said(change(only, second, { role: 'admin' }))).toBe('changed');
  expect((await auditSeen(app, only))[0]?.after).toEqual({ role: 'admin', alone: true });
  expect(await said(change(only, second, { role: 'admin' }))).toBe('They have this role already.');
  expect(await said(change(only, third, { role: 'admin' }))).toBe('proposed');
  const proposalId = await proposalAbout(only, third);
  await giveFactor(app, own);
  expect(await said(change(own, third, { role: 'admin', proposalId }))).toContain(
    'You have proposed this yourself.',
  );
});

test('PERM-016 the last organiser stays, also of two who remove each other at once', async () => {
  const [one, other] = [await registerAdmin(app), await registerAdmin(app)];
  const removed = { role: 'user' };
  await Promise.all([change(one, other, removed), change(other, one, removed)]);
  await change(one, other, removed);
  await change(other, one, removed);
  const ids = [await proposalAbout(one, other), await proposalAbout(one, one)];
  const replies = await Promise.all([
    change(other, other, { ...removed, proposalId: ids[0] }),
    change(one, one, { ...removed, proposalId: ids[1] }),
  ]);
  expect(replies.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
  const [left] = replies[0]?.statusCode === 200 ? [one] : [other];
  expect(await listed(left as Person)).toMatchObject({ people: 1, missing: 2 });
  expect((await change(left as Person, left as Person, removed)).statusCode).toBe(200);
  expect(await listed(left as Person)).toMatchObject({ people: 1 });
});

test('PERM-016 nobody turns down their own removal, or decides about who has no confirmed account or is named by the settings', async () => {
  const named = 'chair@awards.example';
  built = await buildTestApp({ ADMIN_EMAILS: named });
  app = built.app;
  const [one, other] = [await registerAdmin(app), await registerAdmin(app)];
  const chair = await registerStranger(app);
  await app.mongo.db
    .collection<{ _id: string }>('accounts')
    .updateOne({ _id: chair.accountId }, { $set: { email: named } });
  await change(one, other, { role: 'user' });
  const turnDownOf = await proposalAbout(other, other);
  expect(await said(change(other, other, { role: 'user', turnDownOf }))).toBe(
    'You cannot turn down what is proposed about yourself.',
  );
  expect(await said(change(one, { email: named }, { role: 'user' }))).toContain('ADMIN_EMAILS');
  expect(await said(change(one, { email: 'nobody@example.com' }, { role: 'reader' }))).toContain(
    'No account has this address.',
  );
  expect((await listed(one)).organisers.find(({ email }) => email === named)?.bySettings).toBe(
    true,
  );
});

test('PERM-015 a reader and a screener count for nothing, decide nothing that takes two, and one organiser takes their role', async () => {
  const [one, other] = [await registerAdmin(app), await registerAdmin(app)];
  const [reader, screener] = [
    await registerAdmin(app, 'reader'),
    await registerAdmin(app, 'screener'),
  ];
  expect(await listed(reader)).toMatchObject({ people: 2, missing: 1 });
  const about = await registerStranger(app);
  await change(one, about, { role: 'admin' });
  const proposalId = await proposalAbout(other, about);
  for (const by of [reader, screener])
    expect(await said(change(by, about, { role: 'admin', proposalId }))).toBe(
      'Unauthorized: You do not have admin access.',
    );
  for (const person of [reader, screener]) {
    expect(await said(change(one, person, { role: 'user' }))).toBe('changed');
    expect((await callAs(app, person, 'listSeasons')).statusCode).toBe(403);
  }
});
