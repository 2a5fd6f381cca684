import type { StoredWorkReply } from '@meritum/shared/contracts/account';
import type { CallName } from '@meritum/shared/contracts/calls';
import { adminEmails } from '@meritum/shared/programme/site';
import {
  accountsIn,
  type Person,
  registerAccount,
  setRole,
  signInAgain,
} from '../../../testing/accounts';
import { TestBrowser } from '../../../testing/browser';
import { callAs } from '../../../testing/console';
import {
  apply,
  assignmentsOf,
  emptySeason,
  judgeStatus,
  registerAdmin,
  registerJudge,
} from '../../../testing/judges';
import { confirmationTokensOf, mailsTo, resetPassword, templatesTo } from '../../../testing/mails';
import { buildDraft, buildForm, statusOf, submit } from '../../../testing/nominations';
import { suiteWithGoogle } from '../../../testing/openid-provider';
import { everyMailIsPending } from '../../../testing/pending-mails';
import { storedCounts, uploadDocument } from '../../../testing/uploads';
import { days } from '../../platform/clock';
import { judgesLeftOut } from '../judges/confirmation';
import { nominatorsLeftOut, remindNominatorsToConfirm } from '../nominations/confirmation';
import { claimStoredWork, finishDiscards } from './claim';

const { provider, suite } = suiteWithGoogle();
everyMailIsPending(suite);
let admin: Person;
beforeAll(async () => {
  admin = await registerAdmin(suite().app);
});
beforeEach(() => emptySeason(suite().app));

const register = () => registerAccount(suite().app, { fullName: 'Typed By A Stranger' });

/** The owner proves the address with a password reset, and signs in. */
async function byReset(stranger: Person): Promise<Person> {
  const { app } = suite();
  const password = 'chosen by the owner';
  await resetPassword(app, stranger, password);
  await app.background.idle();
  return { ...stranger, password, ...(await signInAgain(app, { ...stranger, password })) };
}

async function byGoogle(stranger: Person): Promise<Person> {
  const { email } = stranger;
  const browser = new TestBrowser(suite().app);
  await browser.signInWithGoogle(provider(), { sub: `of ${email}`, email, name: 'The Owner' });
  await suite().app.background.idle();
  return { ...stranger, authorized: await browser.authorized() };
}

const ways = [
  ['a mailed reset', byReset],
  ['Google', byGoogle],
] as const;

const ask = (person: Person, name: CallName, given?: object) =>
  callAs(suite().app, person, name, given);
async function answer(person: Person, given: object) {
  const reply = await ask(person, 'claimStoredWork', given);
  await suite().app.background.idle();
  return reply.statusCode;
}
const claim = (person: Person) => answer(person, { mine: true });
const discard = (person: Person) => answer(person, { mine: false, displayName: 'The Owner' });
const userOf = async (person: Person) => (await ask(person, 'getAccount')).json().user;
const workOf = async (person: Person) =>
  (await ask(person, 'getStoredWork')).json<StoredWorkReply>();

describe.each(ways)('whoever takes an unconfirmed account over by %s', (_, takeOver) => {
  test('is asked whose its contents are, and discards a rejection that only the machine made (AUTH-022)', async () => {
    const { app } = suite();
    const stranger = await register();
    expect((await apply(app, stranger, { experienceYears: 1 })).json().status).toBe('REJECTED');
    const owner = await takeOver(stranger);
    expect(await userOf(owner)).toEqual({
      ...{ uid: owner.accountId, email: owner.email, role: 'user' },
      displayName: takeOver === byGoogle ? 'The Owner' : 'Typed By A Stranger',
      ...{ emailConfirmed: true, unclaimed: true },
    });
    expect(await discard(owner)).toBe(204);
    expect(await userOf(owner)).toEqual({
      uid: owner.accountId,
      email: owner.email,
      displayName: 'The Owner',
      emailConfirmed: true,
      role: 'user',
    });
    expect((await apply(app, owner)).statusCode).toBe(200);
    expect(await judgeStatus(app, owner)).toMatchObject({ status: 'VERIFICATION_PENDING' });
  });

  test('has a nomination take part only once they say that it is theirs (AUTH-021)', async () => {
    const { app, commands } = suite();
    const judge = await registerJudge(app, admin);
    const stranger = await register();
    await submit(app, stranger);
    const owner = await takeOver(stranger);
    await commands().allocate();
    expect(await assignmentsOf(app, judge)).toEqual([]);
    expect(await statusOf(app, owner)).toMatchObject({ waitsForConfirmation: true });
    const left = await nominatorsLeftOut(commands().confirmingNominators);
    expect(left.map(({ accountId }) => accountId)).toEqual([owner.accountId]);
    expect(await claim(owner)).toBe(204);
    expect(await assignmentsOf(app, judge)).toHaveLength(1);
    expect(await statusOf(app, owner)).toMatchObject({ waitsForConfirmation: false });
    expect((await userOf(owner)).unclaimed).toBeUndefined();
  });

  test('nominates themselves after discarding what a stranger nominated', async () => {
    const { app } = suite();
    const judge = await registerJudge(app, admin);
    const stranger = await register();
    await submit(app, stranger);
    const owner = await takeOver(stranger);
    expect(await discard(owner)).toBe(204);
    expect(await statusOf(app, owner)).toMatchObject({ exists: false });
    const own = buildForm({ organization: 'The own works' });
    expect((await submit(app, owner, own)).statusCode).toBe(201);
    await app.background.idle();
    expect(await assignmentsOf(app, judge)).toHaveLength(1);
  });
});

test('a second takeover keeps the way in of the first, and asks the same', async () => {
  for (const [first, second] of [
    [byReset, byGoogle],
    [byGoogle, byReset],
  ] as const) {
    const both = await second(await first(await register()));
    const { user, methods } = (await ask(both, 'getAccount')).json();
    expect([user.unclaimed, methods]).toEqual([true, ['password', 'google']]);
  }
});

describe('everything that a stranger stored', () => {
  async function everything() {
    const { app } = suite();
    const stranger = await register();
    const { documentId } = await uploadDocument(app, stranger);
    const values = { fullName: 'Eve', essay: 'Words of a stranger' };
    await ask(stranger, 'saveNominationDraft', buildDraft({ documentId, values }));
    await apply(app, stranger, { fullName: 'Eve', organization: 'Works of Eve' });
    return stranger;
  }

  test('is shown to the owner, newest first', async () => {
    const owner = await byReset(await everything());
    const { displayName, work } = await workOf(owner);
    expect(displayName).toBe('Typed By A Stranger');
    expect(work.map(({ kind, about }) => [kind, about])).toEqual([
      ['application', 'Eve, Works of Eve'],
      ['draft', expect.stringMatching(/^Eve, Technology \d{4}$/)],
      ['document', 'evidence.pdf'],
    ]);
    await submit(suite().app, owner);
    expect((await workOf(owner)).work[0]).toMatchObject({
      kind: 'nomination',
      about: expect.stringMatching(/^Ada Example, Example Works, Technology \d{4}$/),
    });
  });

  test('is erased when they discard it: draft, document, application, mails and name', async () => {
    const { app } = suite();
    const before = await storedCounts(app);
    const owner = await byReset(await everything());
    expect(await storedCounts(app)).not.toEqual(before);
    expect(await discard(owner)).toBe(204);
    expect(await workOf(owner)).toMatchObject({ displayName: 'The Owner', work: [] });
    expect((await ask(owner, 'getNominationDraft')).json()).toEqual({ draft: null });
    expect(await judgeStatus(app, owner)).toMatchObject({ status: 'APPLICATION_PENDING' });
    expect(await storedCounts(app)).toEqual(before);
    expect(await mailsTo(app, owner.email)).toEqual([]);
    expect((await signInAgain(app, owner)).status).toBe(200);
  });

  test('is kept when they say that it is theirs, a judge waits no longer', async () => {
    const owner = await byReset(await everything());
    const leftOut = async () =>
      (await judgesLeftOut(suite().commands().confirmingJudges)).map(({ accountId }) => accountId);
    expect(await leftOut()).toEqual([owner.accountId]);
    const before = await workOf(owner);
    expect(await claim(owner)).toBe(204);
    expect(await workOf(owner)).toEqual(before);
    expect(await leftOut()).toEqual([]);
  });

  test('is discarded by upkeep after a crash, and nothing takes part meanwhile', async () => {
    const { app, commands } = suite();
    const judge = await registerJudge(app, admin);
    const stranger = await register();
    await submit(app, stranger);
    const owner = await byReset(stranger);
    const { accounts } = commands().identities.stores;
    const account = await accounts.findById(owner.accountId);
    if (!account) throw new Error('The account stays');
    const since = suite().clock();
    await accounts.beginDiscard(account, { since, displayName: 'The Owner' });
    await commands().allocate();
    expect([await claim(owner), await assignmentsOf(app, judge)]).toEqual([412, []]);
    await finishDiscards(commands().account);
    expect(await workOf(owner)).toMatchObject({ displayName: 'The Owner', work: [] });
    expect((await submit(app, owner)).statusCode).toBe(201);
  });
});

describe('the question', () => {
  const refused = 412;

  test('is answered once: a second answer, also from another tab, erases nothing', async () => {
    const { app } = suite();
    const stranger = await register();
    await submit(app, stranger);
    const owner = await byReset(stranger);
    const [first, second] = await Promise.all([claim(owner), claim(owner)]);
    expect([first, second].sort()).toEqual([204, refused]);
    expect(await discard(owner)).toBe(refused);
    expect(await statusOf(app, owner)).toMatchObject({ status: 'UNDER_REVIEW' });
  });

  test("is not asked if the owner confirms by the mailed link in the account's session", async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    const [token] = await confirmationTokensOf(app, ada.email);
    expect((await ask(ada, 'confirmEmail', { token })).statusCode).toBe(204);
    const owner = await byReset(ada);
    expect((await userOf(owner)).unclaimed).toBeUndefined();
    expect([await claim(owner), await discard(owner)]).toEqual([refused, refused]);
  });

  test('is not passed by a mailed link nor by another address', async () => {
    const { app } = suite();
    const owner = await byReset(await register());
    const [token] = await confirmationTokensOf(app, owner.email);
    const replies = [
      await ask(owner, 'confirmEmail', { token }),
      await ask(owner, 'requestEmailConfirmation'),
      await ask(owner, 'changeEmail', { email: 'another@example.com' }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([refused, refused, refused]);
    expect(replies[0]?.json().message).toMatch(/^First say whether/);
    expect((await userOf(owner)).unclaimed).toBe(true);
  });

  test('gives the rights of the address with its answer', async () => {
    const email = adminEmails[0] ?? '';
    const owner = await byReset(await registerAccount(suite().app, { email }));
    expect((await userOf(owner)).role).toBe('user');
    await claim(owner);
    expect((await userOf(owner)).role).toBe('admin');
  });

  test('lets no organiser discard what they have decided', async () => {
    const owner = await byReset(await register());
    await setRole(suite().app, owner.accountId, 'admin');
    expect([await discard(owner), await claim(owner)]).toEqual([refused, 204]);
  });

  test('is not answered in a session from before, though its end is not yet known', async () => {
    const { app } = suite();
    const stranger = await register();
    await byReset(stranger);
    const sessions = app.mongo.db.collection<{ accountId: string }>('sessions');
    await sessions.updateMany({ accountId: stranger.accountId }, { $set: { revokedAt: null } });
    const { sid: sessionId } = app.accessTokens.verify(stranger.accessToken);
    const context = suite().commands().account;
    const late = claimStoredWork(context, { ...stranger, sessionId }, { mine: true });
    await expect(late).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('is asked by the mail that tells of the takeover, and by a reminder two days later', async () => {
    const { app, pass } = suite();
    const stranger = await register();
    await submit(app, stranger);
    const owner = await byReset(stranger);
    const mails = await mailsTo(app, owner.email);
    expect(mails.find(({ template }) => template === 'password-changed')?.values).toMatchObject({
      unclaimed: true,
    });
    pass(days(2));
    for (let turn = 0; turn < 2; turn++)
      await remindNominatorsToConfirm(suite().commands().confirmingNominators);
    const sent = await templatesTo(app, owner.email);
    expect(sent.filter((name) => name.endsWith('-reminder'))).toEqual(['claim-reminder']);
  });

  test('needs a name to discard', async () => {
    const owner = await byReset(await register());
    const reply = await ask(owner, 'claimStoredWork', { mine: false });
    expect(reply.json()).toMatchObject({ status: 400, errors: [{ pointer: '/displayName' }] });
    expect(await accountsIn(suite().app).findOne({ _id: owner.accountId })).toMatchObject({
      displayName: 'Typed By A Stranger',
    });
  });
});
