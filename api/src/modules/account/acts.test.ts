import type { AccountActsReply } from '@meritum/shared/contracts/account-acts';
import {
  accountsIn,
  expectSignedOut,
  haveLeft,
  type Person,
  post,
  registerAccount,
  signInAgain,
} from '../../../testing/accounts';
import { testLinks } from '../../../testing/config';
import { auditSeen, callAs, nominationSeen } from '../../../testing/console';
import { giveTotp } from '../../../testing/factors';
import { apply, rate, registerAdmin, registerStranger } from '../../../testing/judges';
import { assignmentsIn, judgesIn, judging, judgingSuite } from '../../../testing/judging';
import { mailsTo, resetPassword, templatesTo } from '../../../testing/mails';
import { after, days } from '../../platform/clock';
import { carryOutAccountActs } from './acts-due';

const suite = judgingSuite();
let organisers: [Person, Person];
beforeEach(async () => {
  organisers = [suite().admin, await registerAdmin(suite().app)];
});

interface Given {
  act?: string;
  newEmail?: string;
  [field: string]: unknown;
}

const decide = (by: Person, { email }: Pick<Person, 'email'>, given: Given) =>
  callAs(suite().app, by, 'decideAccountAct', {
    ...{ email, act: given.newEmail ? 'handover' : 'erasure' },
    ...{ reason: 'A letter, called back', ...given },
  });

/** Two organisers decide the act; returns its id. */
async function decided(person: Pick<Person, 'email'>, given: Given = {}): Promise<string> {
  const [one, other] = organisers;
  expect((await decide(one, person, given)).json()).toEqual({ state: 'proposed' });
  const { proposal } = (await decide(other, person, given)).json();
  const confirmed = { ...given, proposalId: proposal.id };
  for (const _ of ['first', 'after a lost answer'])
    expect((await decide(other, person, confirmed)).json()).toEqual({ state: 'confirmed' });
  return proposal.id;
}

const listed = async (email: string) => {
  const [reader] = organisers;
  const { acts } = (await callAs(suite().app, reader, 'listAccountActs')).json<AccountActsReply>();
  return acts.find((one) => one.email === email);
};

const stop = (id: string) =>
  post(suite().app, '/api/account/acts/stop', { token: testLinks.tokenOf('account-act', id) });

const aWeekLater = () => {
  const { clock, commands } = suite();
  return carryOutAccountActs(commands({}, () => after(clock(), days(7))).account);
};

const exists = async ({ accountId }: Person) =>
  (await accountsIn(suite().app).findOne({ _id: accountId }))?.deletion === undefined;

test('AUTH-025 two organisers erase the account of somebody who cannot sign in, a week after its owner was told', async () => {
  const { app } = suite();
  const stranger = await registerStranger(app);
  await haveLeft(app, stranger, stranger.email);
  const person = { ...stranger, email: `moved-${stranger.accountId}@example.net` };
  await decided(person);
  await app.background.idle();
  for (const address of [person.email, stranger.email])
    expect(await templatesTo(app, address)).toContain('account-act');
  await expectSignedOut(app, person);
  expect(await listed(person.email)).toMatchObject({
    act: 'erasure',
    waiting: { due: expect.any(String) },
  });
  await carryOutAccountActs(suite().commands().account);
  expect(await exists(person)).toBe(true);
  await aWeekLater();
  expect(await exists(person)).toBe(false);
  expect(await mailsTo(app, person.email)).toEqual([]);
});

test('AUTH-026 its owner stops it by the mailed link or by signing in, and any organiser alone', async () => {
  const { app } = suite();
  const ways: [string, (id: string, person: Person) => Promise<unknown>][] = [
    ['stopped', stop],
    ['signed-in', (_, person) => signInAgain(app, person)],
    ['stopped', (id, person) => decide(organisers[0], person, { stopOf: id })],
  ];
  for (const [how, act] of ways) {
    const person = await registerAccount(app);
    const id = await decided(person);
    for (const _ of [1, 2]) await act(id, person);
    expect((await listed(person.email))?.ended).toMatchObject({ how });
    const stops = await auditSeen(app, organisers[0], { action: 'account.act-stopped' });
    expect(stops.filter(({ subject }) => subject.accountId === person.accountId)).toHaveLength(1);
    await aWeekLater();
    expect(await exists(person)).toBe(true);
    expect((await signInAgain(app, person)).status).toBe(200);
  }
  const [one, other] = organisers;
  const person = await registerAccount(app);
  for (const [by, end] of [
    [one, 'withdrawalOf'],
    [other, 'turnDownOf'],
  ] as const) {
    await decide(one, person, {});
    const { proposal } = (await decide(other, person, {})).json();
    expect((await decide(by, person, { [end]: proposal.id })).statusCode).toBe(200);
  }
  const said = new Set((await auditSeen(app, one)).map(({ action }) => action));
  for (const action of [
    'account.act-proposed',
    'account.act-withdrawn',
    'account.act-turned-down',
    'account.act-confirmed',
    'account.act-stopped',
  ])
    expect([action, said.has(action)]).toEqual([action, true]);
  expect((await stop('6f1b1a54-6d0e-4d0c-9a5e-0f6a2b9a7c11')).statusCode).toBe(412);
});

test('AUTH-027 an account that is handed over lets nobody in but the reader of its new address; a judge rates again once an organiser reactivates them', async () => {
  const { app } = suite();
  const { judge, all } = await judging(suite(), 2);
  const [first] = all;
  if (first) await rate(app, judge, first);
  const newEmail = 'new.address@example.com';
  await decided(judge, { newEmail });
  await aWeekLater();
  expect((await signInAgain(app, judge)).status).toBe(401);
  expect((await signInAgain(app, { ...judge, email: newEmail })).status).toBe(401);
  const password = 'chosen by the owner';
  await resetPassword(app, { email: newEmail }, password);
  expect((await signInAgain(app, { ...judge, email: newEmail, password })).status).toBe(200);
  const stored = await judgesIn(app).findOne({ accountId: judge.accountId });
  expect([stored?.email, stored?.deactivated?.reason]).toEqual([
    newEmail,
    expect.stringContaining('handed over'),
  ]);
  const rated = await assignmentsIn(app).countDocuments({
    accountId: judge.accountId,
    status: 'completed',
  });
  expect(rated).toBe(1);
  for (const address of [judge.email, newEmail])
    expect(await templatesTo(app, address)).toContain('email-changed');
  const entries = await auditSeen(app, organisers[0]);
  expect(entries.find(({ action }) => action === 'account.handed-over')?.subject).toMatchObject({
    id: '2025:Technology',
  });
});

test('AUTH-028 nothing is done to organisers, to oneself, by who has a conflict of interest, or with an address that is taken', async () => {
  const { app } = suite();
  const [one, other] = organisers;
  const { judge } = await judging(suite());
  const rival = await registerAdmin(app);
  const given = await assignmentsIn(app).findOne({ accountId: judge.accountId });
  const { organization } = await nominationSeen(app, one, given?.nominationId ?? '');
  await apply(app, rival, { organization });
  const stranger = await registerStranger(app);
  const refusals: [Person, Pick<Person, 'email'>, Given, number][] = [
    [one, other, {}, 412],
    [one, one, {}, 403],
    [rival, judge, {}, 403],
    [one, stranger, { newEmail: judge.email }, 409],
    [one, { email: 'nobody@example.com' }, {}, 404],
    [one, stranger, { act: 'handover' }, 400],
  ];
  for (const [by, person, given, status] of refusals)
    expect([status, (await decide(by, person, given)).statusCode]).toEqual([status, status]);
  await decided(judge);
  const { acts } = (await callAs(app, rival, 'listAccountActs')).json<AccountActsReply>();
  expect(acts.map(({ email }) => email)).not.toContain(judge.email);
});

test('an address that somebody registers with meanwhile ends a handover, which leaves second factors', async () => {
  const { app } = suite();
  const person = await registerStranger(app);
  const newEmail = 'taken.meanwhile@example.com';
  await giveTotp(app, person);
  await decided(person, { newEmail });
  await registerAccount(app, { email: newEmail });
  await aWeekLater();
  expect((await listed(person.email))?.ended).toMatchObject({ how: 'impossible' });
  // The owner stays and keeps the second factor.
  expect(
    await app.mongo.db.collection('totps').countDocuments({ _id: person.accountId as never }),
  ).toBe(1);
});
