import {
  addresses,
  contract,
  type Operation,
  operations,
} from '@meritum/shared/contracts/calls/contract';
import { defaultSeason } from '@meritum/shared/programme/season';
import type { InjectOptions } from 'fastify';
import type { Session } from '../../modules/identity/session';
import { type Person, registerAccount, registration, setRole } from '../../testing/accounts';
import { buildTestApp, suiteApp } from '../../testing/app';
import { giveFactor, givePasskey, giveTotp, showFactor } from '../../testing/factors';
import { pdfFile } from '../../testing/files';
import { judgeApplication, ratings, registerStranger, verification } from '../../testing/judges';
import { draftRequest, nominationForm } from '../../testing/nominations';
import { multipart, uploadDocument } from '../../testing/uploads';
import { minutes } from '../clock';

/**
 * What each role is answered; `other` where the call names an object, of which another is owner:
 * the same to everybody, or otherwise to admins.
 */
interface Row {
  visitor: number;
  person: number;
  admin: number;
  other?: number | { person: number; admin: number };
}

const everybody = (status: number): Row => ({ visitor: status, person: status, admin: status });
const signedIn = (status: number): Row => ({ ...everybody(status), visitor: 401 });
/** What a judge may do; a row for each kind of judge is in `modules/assignments/permissions.test.ts`. */
const judges = { visitor: 401, person: 403, admin: 403 };
const admins = (status: number): Row => ({ visitor: 401, person: 403, admin: status });

/** Who may call what: a row for each call. One without its row does not compile. */
const table: Record<Operation, Row> = {
  register: everybody(201),
  signIn: everybody(200),
  signOut: everybody(204),
  refreshSession: everybody(204),
  signOutEverywhere: signedIn(204),
  startGoogleSignIn: everybody(303),
  finishGoogleSignIn: everybody(303),
  requestPasswordReset: everybody(204),
  confirmPasswordReset: everybody(412),
  requestEmailConfirmation: signedIn(204),
  confirmEmail: signedIn(412),
  getAccount: signedIn(200),
  updateAccount: signedIn(200),
  changePassword: signedIn(204),
  deleteAccount: signedIn(204),
  exportAccount: signedIn(200),
  listSessions: signedIn(200),
  listSecurityLog: signedIn(200),
  endSession: { ...signedIn(204), other: 404 },
  startPasskeySignIn: everybody(200),
  finishPasskeySignIn: everybody(401),
  startSecondStep: everybody(204),
  finishSecondStep: everybody(401),
  startProof: signedIn(200),
  // Admins have a second factor, beside which the password proves nothing.
  proveOwner: { ...signedIn(204), admin: 412 },
  getFactors: signedIn(200),
  startPasskey: signedIn(200),
  addPasskey: signedIn(412),
  renamePasskey: { ...signedIn(204), other: 404 },
  removePasskey: { ...signedIn(204), other: 404 },
  startTotp: { ...signedIn(200), admin: 409 },
  addTotp: signedIn(412),
  removeTotp: { ...signedIn(404), admin: 204 },
  renewRecoveryCodes: { ...signedIn(412), admin: 201 },
  submitTechNomination: signedIn(201),
  getTechNominationStatus: signedIn(200),
  getTechNomination: signedIn(404),
  getTechNominationCopy: signedIn(404),
  withdrawTechNomination: signedIn(404),
  reopenTechNomination: signedIn(404),
  getNominationDraft: signedIn(200),
  saveNominationDraft: signedIn(200),
  discardNominationDraft: signedIn(204),
  // Nobody was mailed that link.
  stopDraftReminders: everybody(412),
  stopDraftRemindersAtOnce: { ...everybody(412), other: 412 },
  uploadNominationDocument: signedIn(201),
  startDocumentUpload: signedIn(201),
  getDocumentUpload: { ...signedIn(200), other: 404 },
  sendDocumentPart: { ...signedIn(200), other: 404 },
  getDocument: { ...signedIn(200), other: 403 },
  getTechJudgeStatus: signedIn(200),
  submitTechJudgeApplication: signedIn(200),
  getJudgePreferences: judges,
  setJudgePreferences: judges,
  // Nobody was mailed that link.
  stopEvaluationReminders: everybody(412),
  stopEvaluationRemindersAtOnce: { ...everybody(412), other: 412 },
  getTechJudgeAssignments: judges,
  getTechJudgeAssignment: { ...judges, other: 403 },
  getTechAssignmentDocument: { ...judges, other: 403 },
  submitTechAssignmentRating: { ...judges, other: 403 },
  recuseTechAssignment: { ...judges, other: 403 },
  getTechJudgeRecord: judges,
  getJudgeCertificate: judges,
  getJudgeReferenceLetter: judges,
  getCalibrationRound: judges,
  rateCalibrationEntry: { ...judges, other: 403 },
  listPendingJudges: admins(200),
  // Nobody has applied with that address.
  sendJudgeVerificationEmail: admins(404),
  getAssignmentCoverage: admins(200),
  previewPlan: admins(202),
  // There is no such plan.
  getPlan: { ...admins(404), other: { person: 403, admin: 404 } },
  cancelPlan: { ...admins(404), other: { person: 403, admin: 404 } },
  applyPlan: { ...admins(404), other: { person: 403, admin: 404 } },
  listPlans: admins(200),
  listNominations: admins(200),
  listJudges: admins(200),
  // There is neither such a nomination nor such a judge.
  getNomination: admins(404),
  returnNomination: admins(404),
  getJudge: admins(404),
  setJudgeCapacity: admins(404),
  markJudgePaid: admins(404),
  deactivateJudge: admins(404),
  reactivateJudge: admins(404),
  replaceJudge: admins(404),
  getSeason: everybody(200),
  getWinners: everybody(200),
  getWinnersFeed: everybody(200),
  listMails: admins(200),
  // Nothing has that key.
  resendMail: admins(404),
  listSeasons: admins(200),
  reviewSeason: admins(200),
  updateSeason: admins(200),
  // It was not the current one for longer.
  startNextSeason: admins(412),
  listWinnerLists: admins(200),
  exportWinners: admins(200),
  checkWinnersImport: admins(200),
  // Nobody has checked that file.
  applyWinnersImport: admins(404),
  exportNominations: admins(200),
  exportJudges: admins(200),
  exportAssignments: admins(200),
  exportResults: admins(200),
  getOverview: admins(200),
  exportAudit: admins(200),
  getAuditState: admins(200),
  verifyAudit: admins(200),
  listAudit: admins(200),
  endSessionsOf: admins(204),
  getSeasonRules: everybody(200),
  getPublishedResults: everybody(200),
  // Nothing is published.
  getLedger: { ...everybody(404), other: 404 },
  getLedgerTable: { ...everybody(404), other: 404 },
  getNominationResult: signedIn(200),
  getReceipts: judges,
  listResults: admins(200),
  previewResults: admins(200),
  // Nothing has that id.
  getEntryRatings: admins(404),
  // They are frozen already.
  freezeRules: admins(200),
  // Its judging is not open.
  proposeExtraJudges: admins(412),
  closeJudging: admins(200),
  // Nobody has seen such an outcome.
  finaliseResults: admins(412),
  publishResults: admins(412),
  listVoids: admins(200),
  proposeVoid: admins(404),
  confirmVoid: admins(404),
  withdrawVoid: admins(404),
  getLiveness: everybody(200),
  getReadiness: everybody(200),
  getOpenApi: everybody(200),
};

const suite = suiteApp();

const password = 'another long secret';
const ofNoJudge = { judgeId: 'none', revision: 1 };
/** Nobody nominates there, so that no admin has a tie. */
const ai = { season: '2025', category: 'AI' };

const credential = { id: 'AQID', rawId: 'AQID', type: 'public-key' };
const clientDataJSON = Buffer.from('{"challenge":"none"}').toString('base64url');
const assertion = {
  ...credential,
  response: { clientDataJSON, authenticatorData: 'AQID', signature: 'AQID' },
};
const creation = { ...credential, response: { clientDataJSON, attestationObject: 'AQID' } };

/** Of an owner who has shown it a moment ago. */
async function passkeyOf(owner: Person) {
  await showFactor(suite().app, owner, new Date());
  return `/api/account/factors/passkeys/${await givePasskey(suite().app, owner)}`;
}

/** The address of an upload in parts that was begun. */
async function uploadOf({ authorized: headers }: Person): Promise<string> {
  const { path: url } = addresses.startDocumentUpload;
  const payload = { name: 'evidence.pdf', bytes: 2_000 };
  const begun = await suite().app.inject({ method: 'POST', url, headers, payload });
  return `${url}/${begun.json<{ uploadId: string }>().uploadId}`;
}

/** What is sent, in the name of nobody: from somebody who has `owner`'s objects before them. */
const requests: {
  [Name in Operation]?: (owner: Person) => Promise<InjectOptions> | InjectOptions;
} = {
  register: () => ({ payload: registration() }),
  signIn: ({ email, password: known }) => ({ payload: { email, password: known } }),
  startGoogleSignIn: () => ({ query: { mode: 'popup' } }),
  requestPasswordReset: ({ email }) => ({ payload: { email } }),
  confirmPasswordReset: () => ({ payload: { token: 'used', password } }),
  confirmEmail: () => ({ payload: { token: 'used' } }),
  updateAccount: () => ({ payload: { displayName: 'Ada Example' } }),
  changePassword: ({ password: currentPassword }) => ({
    payload: { currentPassword, newPassword: password },
  }),
  deleteAccount: ({ email, password: known }) => ({ payload: { email, password: known } }),
  endSession: ({ cookie }) => ({
    url: addresses.endSession.path.replace(':sessionId', cookie.split('.')[0] ?? ''),
  }),
  finishPasskeySignIn: () => ({ payload: { answer: assertion } }),
  finishSecondStep: () => ({ payload: { method: 'totp', code: '123456' } }),
  proveOwner: ({ password: known }) => ({ payload: { method: 'password', password: known } }),
  addPasskey: () => ({ payload: { answer: creation } }),
  renamePasskey: async (owner) => ({ url: await passkeyOf(owner), payload: { name: 'Phone' } }),
  removePasskey: async (owner) => ({ url: await passkeyOf(owner) }),
  addTotp: () => ({ payload: { code: '123456' } }),
  submitTechNomination: () => ({ payload: nominationForm() }),
  saveNominationDraft: () => ({ payload: draftRequest() }),
  stopDraftReminders: () => ({ payload: { token: 'nobody' } }),
  uploadNominationDocument: () => multipart({ name: 'evidence.pdf', content: pdfFile() }),
  startDocumentUpload: () => ({ payload: { name: 'evidence.pdf', bytes: 2_000 } }),
  getDocumentUpload: async (owner) => ({ url: await uploadOf(owner) }),
  sendDocumentPart: async (owner) => ({
    url: `${await uploadOf(owner)}/parts/0`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: pdfFile(),
  }),
  getDocument: async (owner) => ({ url: (await uploadDocument(suite().app, owner)).url }),
  getWinners: () => ({ query: { category: 'AI', year: '2025' } }),
  endSessionsOf: ({ accountId }) => ({ payload: { accountId, reason: 'A lost laptop' } }),
  submitTechJudgeApplication: () => ({ payload: judgeApplication() }),
  setJudgePreferences: () => ({ payload: { reminders: false } }),
  stopEvaluationReminders: () => ({ payload: { token: 'nobody' } }),
  submitTechAssignmentRating: () => ({
    payload: { assignmentId: ':assignmentId', ratings: ratings(8, 9, 7, 9) },
  }),
  recuseTechAssignment: () => ({ payload: { reason: 'work-together', details: '' } }),
  rateCalibrationEntry: () => ({ payload: { ratings: ratings(8, 9, 7, 9) } }),
  sendJudgeVerificationEmail: () => ({ payload: verification('nobody@example.org', 'verified') }),
  previewPlan: () => ({ payload: { asIfOpen: false } }),
  getNomination: () => ({ query: { nominationId: 'none' } }),
  returnNomination: () => ({ payload: { nominationId: 'none', revision: 1, note: 'Why' } }),
  getJudge: () => ({ query: { judgeId: 'none' } }),
  setJudgeCapacity: () => ({ payload: { ...ofNoJudge, capacity: 3 } }),
  markJudgePaid: () => ({ payload: { ...ofNoJudge, isPaid: true } }),
  deactivateJudge: () => ({ payload: { ...ofNoJudge, reason: 'Why' } }),
  reactivateJudge: () => ({ payload: { ...ofNoJudge, reason: 'Why' } }),
  replaceJudge: () => ({ payload: { judgeId: 'none', nominationId: 'none', reason: 'Why' } }),
  resendMail: () => ({ payload: { key: 'no-such-mail' } }),
  reviewSeason: () => ({ payload: { seen: defaultSeason, change: {} } }),
  updateSeason: () => ({ payload: { seen: defaultSeason, change: {}, reason: 'Nothing.' } }),
  startNextSeason: () => ({ payload: { after: '2020', reason: 'Too early.' } }),
  exportWinners: () => ({ query: { format: 'csv' } }),
  checkWinnersImport: () => multipart({ name: 'winners.csv', content: Buffer.from('year') }),
  applyWinnersImport: () => ({
    payload: { importId: 'none', digest: 'a'.repeat(64), reason: 'From the archive.' },
  }),
  exportNominations: () => ({ query: { format: 'csv' } }),
  exportJudges: () => ({ query: { format: 'csv' } }),
  exportAssignments: () => ({ query: { format: 'csv' } }),
  exportResults: () => ({ query: { category: 'Technology', format: 'csv' } }),
  exportAudit: () => ({ query: { format: 'xlsx' } }),
  getLedger: () => ({ url: '/api/results/2025/Technology/ledger.json' }),
  getLedgerTable: () => ({ url: '/api/results/2025/Technology/ledger.csv' }),
  getNominationResult: () => ({ query: { category: 'Technology' } }),
  previewResults: () => ({ query: { category: 'Technology' } }),
  freezeRules: () => ({ payload: { season: '2025', revision: 1 } }),
  proposeExtraJudges: () => ({ payload: { ...ai, revision: 0 } }),
  closeJudging: () => ({ payload: { ...ai, revision: 0 } }),
  finaliseResults: () => ({ payload: { ...ai, outcomeHash: '0'.repeat(64) } }),
  publishResults: () => ({ payload: { ...ai, outcomeHash: '0'.repeat(64) } }),
  proposeVoid: () => ({
    payload: { kind: 'entry', id: 'nothing', why: 'error', reason: 'A test' },
  }),
  getEntryRatings: () => ({ query: { nominationId: 'none' } }),
  confirmVoid: () => ({ payload: { voidId: 'none' } }),
  withdrawVoid: () => ({ payload: { voidId: 'none', reason: 'A test' } }),
};

async function requestOf(name: Operation, owner: Person, headers: Record<string, string> = {}) {
  const { method, path: url } = addresses[name];
  const request = (await requests[name]?.(owner)) ?? {};
  return { method, url, ...request, headers: { ...request.headers, ...headers } };
}

const ask = async (...asked: Parameters<typeof requestOf>) =>
  suite().app.inject(await requestOf(...asked));

async function person(role: 'user' | 'admin' = 'user'): Promise<Person> {
  // Admins are tied to nobody's nomination.
  const register = role === 'admin' ? registerStranger : registerAccount;
  const somebody = await register(suite().app);
  await setRole(suite().app, somebody.accountId, role);
  if (role === 'admin') await giveFactor(suite().app, somebody);
  return somebody;
}

const rows = operations.map((name): [Operation, Row] => [name, table[name]]);
const closed = operations.filter((name) => contract[name].may !== 'public');
const named = rows.filter(([, { other }]) => other !== undefined);

test('every route is a call of the contract, and asks for the right that is stated there', () => {
  const stated = operations.flatMap((name) => {
    const { method, path } = addresses[name];
    const { may, rate } = contract[name];
    // What everybody may read can be asked for without its body.
    const methods =
      method === 'GET' && may === 'public' && rate === 'read' ? ['GET', 'HEAD'] : [method];
    return methods.map((one) => [`${one} ${path}`, may]);
  });
  expect(Object.fromEntries(suite().app.rights)).toEqual(Object.fromEntries(stated));
});

test('every call that names an object has its row for the object of another', () => {
  const withParams = operations.filter((name) => /:\w/.test(addresses[name].path));
  expect(named.map(([name]) => name).sort()).toEqual(withParams.sort());
});

test.each(rows)('PERM-011 %s answers each role as its row says', async (name, row) => {
  const visited = await ask(name, await person());
  const [ada, admin] = [await person(), await person('admin')];
  const own = await ask(name, ada, ada.authorized);
  const adminsOwn = await ask(name, admin, admin.authorized);
  expect({
    visitor: visited.statusCode,
    person: own.statusCode,
    admin: adminsOwn.statusCode,
  }).toEqual({ visitor: row.visitor, person: row.person, admin: row.admin });
});

test.each(named)('%s refuses the object of another, to admins as well', async (name, { other }) => {
  const owner = await person();
  const answered = [];
  for (const role of ['user', 'admin'] as const) {
    const stranger = await person(role);
    answered.push((await ask(name, owner, stranger.authorized)).statusCode);
  }
  const expected = typeof other === 'object' ? [other.person, other.admin] : [other, other];
  expect(answered).toEqual(expected);
});

test.each(closed)(
  '%s is refused without a token, with a wrong one and with one that was signed out',
  async (name) => {
    const { app } = suite();
    const [owner, gone] = [await person(), await person()];
    const cookies = { '__Host-refresh': gone.cookie };
    await app.inject({ method: 'POST', url: '/api/auth/sign-out', cookies });
    for (const headers of [{}, { authorization: 'Bearer a.b.c' }, gone.authorized]) {
      const reply = await ask(name, owner, headers);
      expect(reply.json()).toMatchObject({ status: 401, code: 'unauthenticated' });
    }
  },
);

const adminsOnly = operations.filter((name) => contract[name].may === 'admin');

test.each(adminsOnly)('%s refuses admins without a second factor, and says so', async (name) => {
  const owner = await registerStranger(suite().app);
  await setRole(suite().app, owner.accountId, 'admin');
  const refused = await ask(name, owner, owner.authorized);
  expect(refused.json()).toMatchObject({
    status: 403,
    code: 'permission-denied',
    reason: 'second-factor-required',
    message: 'Organisers need a second factor. Please set one up on your account page.',
  });
  // Another browser of theirs that came in before there was one, and has not shown it.
  await giveTotp(suite().app, owner);
  expect((await ask(name, owner, owner.authorized)).json()).toMatchObject({
    status: 403,
    reason: 'fresh-proof-required',
  });
});

test.each(adminsOnly)('PERM-010 %s tells nobody else of second factors', async (name) => {
  const somebody = await person();
  const refused = (await ask(name, somebody, somebody.authorized)).json();
  expect(refused).toMatchObject({ message: 'Unauthorized: You do not have admin access.' });
  expect(refused).not.toHaveProperty('reason');
});

const fresh = operations.filter((name) => 'proof' in contract[name]);

test.each(fresh)('%s asks for a proof of the last ten minutes', async (name) => {
  const { app } = suite();
  const owner = await person(adminsOnly.includes(name) ? 'admin' : 'user');
  const request = await requestOf(name, owner, owner.authorized);
  const provenAt = new Date(suite().clock().getTime() - minutes(10));
  const factor = { method: 'totp', provenAt } as const;
  const sessions = app.mongo.db.collection<Session>('sessions');
  await sessions.updateOne({ accountId: owner.accountId }, { $set: { provenAt, factor } });
  expect((await app.inject(request)).json()).toMatchObject({
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
