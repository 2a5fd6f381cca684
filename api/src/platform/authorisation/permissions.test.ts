import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallContract } from '@meritum/shared/contracts/calls/call';
import { contract, type Operation, operations } from '@meritum/shared/contracts/calls/contract';
import type { InjectOptions } from 'fastify';
import { type Person, registerAccount, setRole } from '../../../testing/accounts';
import { buildTestApp, closeApps, suiteApp } from '../../../testing/app';
import { asPerson, requestOf } from '../../../testing/authorisation/requests';
import {
  type Cells,
  isOwned,
  members,
  type Role,
  roles,
} from '../../../testing/authorisation/roles';
import { type Stage, setStage } from '../../../testing/authorisation/stage';
import { rowOf } from '../../../testing/authorisation/table';
import { claimsOf, giveTotp } from '../../../testing/factors';
import { pdfFile } from '../../../testing/files';
import { registerAdmin, registerStranger } from '../../../testing/judges';
import { everyMailIsPending } from '../../../testing/pending-mails';
import { auditStore } from '../../modules/audit/store';
import type { Session } from '../../modules/identity/session';
import { keepLog } from '../../modules/log/appending';
import { minutes } from '../clock';

afterAll(closeApps);

const suite = suiteApp();
let stage: Stage;
let signedOut: Person;
let [withoutFactor, withoutShown]: Person[] = [];
let [proven, provenAdmin]: Person[] = [];

// Done before the stage is stored, because each reset returns to the stored state.
beforeAll(async () => {
  const { app, clock } = suite();
  signedOut = await registerAccount(app);
  const cookies = { '__Host-refresh': signedOut.cookie };
  await app.inject({ method: 'POST', url: '/api/auth/sign-out', cookies });

  [withoutFactor, withoutShown] = [await registerStranger(app), await registerStranger(app)];
  for (const { accountId } of [withoutFactor, withoutShown]) await setRole(app, accountId, 'admin');
  // Another browser of the person, signed in before the factor was added.
  await giveTotp(app, withoutShown);

  [proven, provenAdmin] = [await registerAccount(app), await registerAdmin(app)];
  const provenAt = new Date(clock().getTime() - minutes(10));
  const factor = { method: 'totp', provenAt } as const;
  const sessions = app.mongo.db.collection<Session>('sessions');
  for (const { accessToken } of [proven, provenAdmin])
    await sessions.updateOne({ _id: claimsOf(accessToken).sid }, { $set: { provenAt, factor } });

  await keepLog(suite().commands().keepingLog);
  stage = await setStage(suite());
}, 120_000);

// This suite makes every call, and so queues nearly every mail.
everyMailIsPending(suite);

/** The status of a role's call about its own thing or another's; undefined without that thing. */
async function statusFor(name: Operation, role: Role, isOwn: boolean): Promise<number | undefined> {
  const { app } = suite();
  const asker = role === 'visitor' ? null : stage.cast[role];
  const owner = isOwn && asker ? asker : stage.cast.another;
  const request = await requestOf(name, { app, owner, isOwn });
  if (!request) return undefined;
  const { statusCode } = await app.inject(asPerson(request, asker?.authorized ?? {}));
  await stage.reset();
  return statusCode;
}

async function cellsOf(name: Operation, asking: readonly Role[], isOwn: boolean) {
  const cells: Partial<Record<Role, number>> = {};
  for (const role of asking) {
    const status = await statusFor(name, role, isOwn);
    if (status !== undefined) cells[role] = status;
  }
  return cells as Cells;
}

test('every route is a call of the contract with the stated access', () => {
  const stated = operations.flatMap((name) => {
    const { method, path } = contract[name];
    const { may, rate } = contract[name];
    // Public reads also allow HEAD.
    const methods =
      method === 'GET' && may === 'public' && rate === 'read' ? ['GET', 'HEAD'] : [method];
    return methods.map((one) => [`${one} ${path}`, may]);
  });
  expect(Object.fromEntries(suite().app.rights)).toEqual(Object.fromEntries(stated));
});

test.each(operations)(
  'PERM-005 PERM-006 PERM-011 OPEN-021 %s replies to each role as the contract or its exception says',
  async (name) => {
    const row = rowOf(name);
    if (!isOwned(row)) return expect(await cellsOf(name, roles, true)).toEqual(row);
    const [own, other] = [await cellsOf(name, members, true), await cellsOf(name, roles, false)];
    expect(Object.keys(own)).not.toEqual([]);
    expect({ own: { ...row.own, ...own }, other }).toEqual(row);
  },
);

/** The first call that succeeds on the stage, in any role; `send` repeats it. */
async function firstDoing(name: Operation) {
  for (const role of roles)
    for (const isOwn of [true, false]) {
      const asker = role === 'visitor' ? null : stage.cast[role];
      const owner = isOwn && asker ? asker : stage.cast.another;
      const request = await requestOf(name, { app: suite().app, owner, isOwn });
      const key = { 'idempotency-key': 'repetition-of-a-call' };
      const send = () =>
        suite().app.inject(asPerson(request ?? {}, { ...key, ...asker?.authorized }));
      const first = request && (await send());
      if (first && first.statusCode < 300) return { first, send };
      await stage.reset();
    }
  return undefined;
}

/** Nobody on the stage can make these calls; the tests of their modules repeat them. */
const repeatedElsewhere = new Set<string>(
  (
    'confirmPasswordReset confirmEmail claimStoredWork finishPasskeySignIn finishSecondStep ' +
    'addPasskey addTotp reopenTechNomination judgeAgainByLink undoTechAssignmentRating ' +
    'mailReceipts decideDocument discardPlan proceedWithoutBeacon startNextSeason closeJudging ' +
    'finaliseResults publishResults schedulePublication stopPublication liftConflict ' +
    'correctAward revokeRecognition saveProfile sendProfilePicture withdrawProfile ' +
    'decideProfile featureProfile decideAccountAct stopAccountAct ' +
    'openInvitation stopInvitations stopInvitationsAtOnce stopPlannedMessage'
  ).split(' '),
);

/** Refusals of a repeated call whose first one has changed what is possible. */
const truths: { readonly [Name in Operation]?: string } = {
  lookAtNomination: 'This nomination has been looked at already.',
  register: 'Failed to create account. This email may already be in use.',
  submitTechJudgeApplication: 'You have already submitted an application.',
  signOutEverywhere: 'Sign in and try again.',
  deleteAccount: 'Sign in and try again.',
  endSession: 'Sign in and try again.',
  endSessionsOf: 'Sign in and try again.',
  removePasskey: 'This passkey does not exist.',
  removeTotp: 'Your account has no authenticator app.',
  resendMail: 'There is no undelivered mail with this key.',
};

const repeatable = operations.filter(
  (name) => contract[name].method !== 'GET' && !repeatedElsewhere.has(name),
);

test('a call that is sent again has the same result, or is refused because the first one was done', async () => {
  const said: Partial<Record<Operation, string>> = {};
  for (const name of repeatable) {
    const doing = await firstDoing(name);
    const again = await doing?.send();
    if (again && again.statusCode >= 300) said[name] = again.json().message;
    else expect([name, again?.statusCode]).toEqual([name, doing?.first.statusCode ?? 'done']);
    await stage.reset();
  }
  expect(said).toEqual(truths);
}, 120_000);

/** Calls refused on the stage or already done there, and the test of their audit entries. */
const recordedElsewhere: { readonly [Name in Operation]?: string } = {
  decideDocument: 'documents/scan.test.ts',
  passOnLinks: 'assignments/links.test.ts',
  sendJudgeVerificationEmail: 'judges/verification.test.ts',
  decideApplications: 'judges/console/queue.test.ts',
  undoDecisions: 'judges/console/undoing.test.ts',
  reactivateJudge: 'judges/console/console.test.ts',
  askJudges: 'judges/again.test.ts',
  stopPlannedMessage: 'messages/planning.test.ts',
  remindInvited: 'judges/invitations/invitations.test.ts',
  remindUnconfirmed: 'overview/reminding.test.ts',
  applyPlan: 'planning/opening.test.ts',
  exportPlanInput: 'planning/plan-input.test.ts',
  proceedWithoutBeacon: '../../testing/acts-of-two.ts',
  startNextSeason: 'seasons/admin.test.ts',
  decideAccountAct: 'account/acts.test.ts',
  freezeRules: 'contests/closing.test.ts',
  proposeExtraJudges: 'contests/closing.test.ts',
  closeJudging: '../../testing/acts-of-two.ts',
  finaliseResults: '../../testing/acts-of-two.ts',
  publishResults: 'publication/publishing.test.ts',
  schedulePublication: '../../testing/acts-of-two.ts',
  stopPublication: 'publication/scheduling.test.ts',
  liftConflict: '../../testing/acts-of-two.ts',
  correctAward: '../../testing/acts-of-two.ts',
  revokeRecognition: '../../testing/acts-of-two.ts',
  decideProfile: 'profiles/profiles.test.ts',
  featureProfile: 'profiles/profiles.test.ts',
};

const recordedChanges = operations.filter((name) => {
  const { may, records }: CallContract = contract[name];
  return may === 'admin' && records !== undefined;
});

/** The reason in a request, under any name of its field. */
const typedIn = ({ payload }: InjectOptions): string => {
  const { reason, note, notes } = { ...(payload as Record<string, string>) };
  return reason ?? note ?? notes ?? '';
};

test.each(recordedChanges)('%s leaves the audit entry that the contract names', async (name) => {
  const { app } = suite();
  const { admin, another } = stage.cast;
  const request = await requestOf(name, { app, owner: another, isOwn: true });
  if (!request) throw new Error(`The other has something that ${name} can name`);
  const audit = auditStore(app.mongo.db);
  const before = (await audit.findHead())?.seq ?? 0;
  await app.inject(asPerson(request, admin.authorized));
  const page = await audit.findPage({ actor: admin.accountId }, { below: null, limit: 10 });
  await stage.reset();
  const { records = 'nothing' }: CallContract = contract[name];
  const elsewhere = recordedElsewhere[name];
  const entries = page.filter(({ seq }) => seq > before);
  expect(entries).toHaveLength(records === 'nothing' || elsewhere ? 0 : 1);
  const shown =
    elsewhere && readFileSync(join(import.meta.dirname, '../../modules', elsewhere), 'utf8');
  // Acts of two organisers show their audit entries in their own contract test.
  const isByTwo = new RegExp(`\\bact\\(\\s*'${name}'`).test(shown || '');
  if (shown && !isByTwo && records !== 'nothing')
    expect(records.filter((action) => !shown.includes(`'${action}'`))).toEqual([]);
  for (const { action, detail } of entries) {
    expect(records).toContain(action);
    expect(detail.reason?.value ?? '').toBe(typedIn(request));
  }
});

test("PERM-005 the owner's address does not open the document of an assignment", async () => {
  const { judge, nominator } = stage.cast;
  const open = (asker: Person) =>
    suite().app.inject({ url: nominator.documentUrl, headers: asker.authorized });
  expect((await open(judge)).statusCode).toBe(403);
  expect((await open(nominator)).rawPayload).toEqual(pdfFile());
});

/** A request about another person's thing. */
async function requestFor(name: Operation) {
  const request = await requestOf(name, {
    app: suite().app,
    owner: stage.cast.another,
    isOwn: false,
  });
  if (!request) throw new Error(`The other has something that ${name} can name`);
  return request;
}

async function ask(name: Operation, headers: Partial<Person['authorized']> = {}) {
  const reply = await suite().app.inject(asPerson(await requestFor(name), headers));
  await stage.reset();
  return reply;
}

const closed = operations.filter((name) => contract[name].may !== 'public');

// Visitors send no token, so they are not tested here.
test.each(closed)('%s is refused with a wrong token and after signing out', async (name) => {
  for (const headers of [{ authorization: 'Bearer a.b.c' }, signedOut.authorized])
    expect((await ask(name, headers)).json()).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
});

const adminsOnly = operations.filter((name) => contract[name].may === 'admin');

test.each(adminsOnly)('PERM-010 %s tells admins alone about second factors', async (name) => {
  expect((await ask(name, withoutFactor?.authorized)).json()).toMatchObject({
    status: 403,
    code: 'permission-denied',
    reason: 'second-factor-required',
    message: 'Organisers need a second factor. Set one up on your account page.',
  });
  expect((await ask(name, withoutShown?.authorized)).json()).toMatchObject({
    status: 403,
    reason: 'fresh-proof-required',
  });
  const refused = (await ask(name, stage.cast.nominator.authorized)).json();
  expect(refused).toMatchObject({ message: 'Unauthorized: You do not have admin access.' });
  expect(refused).not.toHaveProperty('reason');
});

const fresh = operations.filter((name) => (contract[name] as CallContract).proof === 'fresh');

test.each(fresh)('%s asks for a proof of the last ten minutes', async (name) => {
  const asker = contract[name].may === 'admin' ? provenAdmin : proven;
  expect((await ask(name, asker?.authorized)).json()).toMatchObject({
    status: 403,
    code: 'permission-denied',
    reason: 'fresh-proof-required',
  });
});

test('a route that does not say who may call it cannot be registered', async () => {
  await expect(
    buildTestApp({}, (app) => {
      app.get('/api/open-by-mistake', { schema: { response: {} } }, async () => 'secret');
    }),
  ).rejects.toThrow('GET /api/open-by-mistake does not say who may call it');
});
