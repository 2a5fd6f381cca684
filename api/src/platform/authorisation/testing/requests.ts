import { contract, type Operation } from '@meritum/shared/contracts/calls/contract';
import { defaultSeason } from '@meritum/shared/programme/season';
import type { InjectOptions } from 'fastify';
import { type Person, registration } from '../../../testing/accounts';
import type { TestApp } from '../../../testing/app';
import { clockOf } from '../../../testing/clocks';
import { testLinks } from '../../../testing/config';
import { givePasskey, showFactor } from '../../../testing/factors';
import { pdfFile } from '../../../testing/files';
import { judgeApplication, ratings, verification } from '../../../testing/judges';
import { draftRequest, nominationForm } from '../../../testing/nominations';
import { multipart } from '../../../testing/uploads';
import type { Owner } from './stage';

type Of = Readonly<{ app: TestApp['app']; owner: Owner; isOwn: boolean }>;
type Sent = InjectOptions | undefined;
type Send = (of: Of) => Promise<Sent> | Sent;

const password = 'another long secret';

const credential = { id: 'AQID', rawId: 'AQID', type: 'public-key' };
const clientDataJSON = Buffer.from('{"challenge":"none"}').toString('base64url');
const assertion = {
  ...credential,
  response: { clientDataJSON, authenticatorData: 'AQID', signature: 'AQID' },
};
const creation = { ...credential, response: { clientDataJSON, attestationObject: 'AQID' } };

const at = (name: Operation, values: Record<string, string>): string =>
  contract[name].path.replace(/:(\w+)/g, (_, key: string) => values[key] ?? '');

const sent = (payload: object): Send => {
  return () => ({ payload });
};

const asked = (query: Record<string, string>): Send => {
  return () => ({ query });
};

/** A passkey that its owner has shown a moment ago. */
async function passkeyOf({ app, owner }: Of): Promise<Record<string, string>> {
  await showFactor(app, owner, clockOf(app)());
  return { passkeyId: await givePasskey(app, owner) };
}

const begunUpload = { name: 'evidence.pdf', bytes: 2_000 };

/** An upload in parts that was begun. */
async function uploadOf({ app, owner }: Of): Promise<Record<string, string>> {
  const { path: url } = contract.startDocumentUpload;
  const headers = owner.authorized;
  const begun = await app.inject({ method: 'POST', url, headers, payload: begunUpload });
  return { uploadId: begun.json<{ uploadId: string }>().uploadId, offset: '0' };
}

const documentIdOf = ({ documentUrl }: Owner) => documentUrl.split('/').at(-1) ?? '';

/** A category in which there are nominations, or one in which nobody has to do with anything. */
const contestOf = ({ isOwn }: Of) => ({ season: '2025', category: isOwn ? 'Technology' : 'AI' });

const draftLink = ({ owner }: Of) => testLinks.tokenOf('end-draft-reminders', owner.accountId);

const ofJudgeLink =
  (ask: (token: string) => InjectOptions): Send =>
  ({ owner: { judge } }) =>
    judge && ask(testLinks.tokenOf('stop-reminders', judge.judgeId));

const ofAssignment =
  (name: Operation, payload?: (assignmentId: string) => object): Send =>
  ({ owner: { assignment } }) => {
    if (!assignment) return undefined;
    const { assignmentId } = assignment;
    return { url: at(name, { assignmentId }), ...(payload && { payload: payload(assignmentId) }) };
  };

const ofJudge =
  (more: object): Send =>
  ({ owner: { judge } }) =>
    judge && { payload: { ...judge, ...more } };

const ofPlan =
  (name: Operation): Send =>
  ({ owner: { planId } }) =>
    planId ? { url: at(name, { planId }) } : undefined;

const ofVoid =
  (more: object): Send =>
  ({ owner: { voidId } }) =>
    voidId ? { payload: { voidId, ...more } } : undefined;

const nominationQuery: Send = ({ owner: { nominationId } }) =>
  nominationId ? { query: { nominationId } } : undefined;

const given = ratings(8, 9, 7, 9);
const reason = 'A test';

/**
 * What is sent, in the name of nobody: from somebody who has `owner`'s things before them. Undefined
 * where the owner has no such thing.
 */
const requests: { [Name in Operation]?: Send } = {
  register: () => ({ payload: registration() }),
  signIn: ({ owner: { email, password: known } }) => ({ payload: { email, password: known } }),
  startGoogleSignIn: asked({ mode: 'popup' }),
  requestPasswordReset: ({ owner: { email } }) => ({ payload: { email } }),
  confirmPasswordReset: sent({ token: 'used', password }),
  confirmEmail: sent({ token: 'used' }),
  updateAccount: sent({ displayName: 'Ada Example' }),
  changePassword: ({ owner: { password: currentPassword } }) => ({
    payload: { currentPassword, newPassword: password },
  }),
  deleteAccount: ({ owner: { email, password: known } }) => ({
    payload: { email, password: known },
  }),
  endSession: ({ owner: { cookie } }) => ({
    url: at('endSession', { sessionId: cookie.split('.')[0] ?? '' }),
  }),
  endSessionsOf: ({ owner: { accountId } }) => ({ payload: { accountId, reason } }),
  finishPasskeySignIn: sent({ answer: assertion }),
  finishSecondStep: sent({ method: 'totp', code: '123456' }),
  proveOwner: ({ owner: { password: known } }) => ({
    payload: { method: 'password', password: known },
  }),
  addPasskey: sent({ answer: creation }),
  renamePasskey: async (of) => ({
    url: at('renamePasskey', await passkeyOf(of)),
    payload: { name: 'Phone' },
  }),
  removePasskey: async (of) => ({ url: at('removePasskey', await passkeyOf(of)) }),
  addTotp: sent({ code: '123456' }),
  submitTechNomination: sent(nominationForm()),
  saveNominationDraft: ({ owner }) => ({
    payload: draftRequest({ documentId: documentIdOf(owner) }),
  }),
  stopDraftReminders: (of) => ({ payload: { token: draftLink(of) } }),
  stopDraftRemindersAtOnce: (of) => ({
    url: at('stopDraftRemindersAtOnce', { token: draftLink(of) }),
  }),
  uploadNominationDocument: () => multipart({ name: 'evidence.pdf', content: pdfFile() }),
  startDocumentUpload: sent(begunUpload),
  getDocumentUpload: async (of) => ({ url: at('getDocumentUpload', await uploadOf(of)) }),
  sendDocumentPart: async (of) => ({
    url: at('sendDocumentPart', await uploadOf(of)),
    headers: { 'content-type': 'application/octet-stream' },
    payload: pdfFile(),
  }),
  getDocument: ({ owner: { documentUrl: url } }) => ({ url }),
  submitTechJudgeApplication: sent(judgeApplication()),
  setJudgePreferences: sent({ reminders: false }),
  stopEvaluationReminders: ofJudgeLink((token) => ({ payload: { token } })),
  stopEvaluationRemindersAtOnce: ofJudgeLink((token) => ({
    url: at('stopEvaluationRemindersAtOnce', { token }),
  })),
  getTechJudgeAssignment: ofAssignment('getTechJudgeAssignment'),
  getTechAssignmentDocument: ofAssignment('getTechAssignmentDocument'),
  submitTechAssignmentRating: ofAssignment('submitTechAssignmentRating', (assignmentId) => ({
    ...{ assignmentId, ratings: given },
  })),
  recuseTechAssignment: ofAssignment('recuseTechAssignment', () => ({
    ...{ reason: 'work-together', details: '' },
  })),
  rateCalibrationEntry: () => ({
    url: at('rateCalibrationEntry', { entryId: 'sample-1' }),
    payload: { ratings: given },
  }),
  sendJudgeVerificationEmail: ({ owner: { judge, email } }) =>
    judge && { payload: verification(email, 'pending') },
  getNomination: nominationQuery,
  returnNomination: ({ owner: { nominationId } }) =>
    nominationId ? { payload: { nominationId, revision: 1, note: reason } } : undefined,
  getJudge: ({ owner: { judge } }) => judge && { query: { judgeId: judge.judgeId } },
  setJudgeCapacity: ofJudge({ capacity: 3 }),
  markJudgePaid: ofJudge({ isPaid: true }),
  deactivateJudge: ofJudge({ reason }),
  reactivateJudge: ofJudge({ reason }),
  replaceJudge: ({ owner: { judge, assignment } }) => {
    if (!judge || !assignment) return undefined;
    const [{ judgeId }, { nominationId }] = [judge, assignment];
    return { payload: { judgeId, nominationId, reason } };
  },
  exportNominations: asked({ format: 'csv' }),
  exportJudges: asked({ format: 'csv' }),
  exportAssignments: asked({ format: 'csv' }),
  previewPlan: sent({ asIfOpen: false }),
  getPlan: ofPlan('getPlan'),
  cancelPlan: ofPlan('cancelPlan'),
  applyPlan: ofPlan('applyPlan'),
  reviewSeason: sent({ seen: defaultSeason, change: {} }),
  updateSeason: sent({ seen: defaultSeason, change: {}, reason }),
  startNextSeason: sent({ after: '2020', reason }),
  getWinners: asked({ category: 'AI', year: '2025' }),
  exportWinners: asked({ format: 'csv' }),
  checkWinnersImport: () => multipart({ name: 'winners.csv', content: Buffer.from('year') }),
  applyWinnersImport: ({ owner: { winnersImport } }) =>
    winnersImport && { payload: { ...winnersImport, reason } },
  getLedger: () => ({ url: at('getLedger', { season: '2025', category: 'Technology' }) }),
  getLedgerTable: () => ({ url: at('getLedgerTable', { season: '2025', category: 'Technology' }) }),
  getNominationResult: asked({ category: 'Technology' }),
  previewResults: (of) => ({ query: contestOf(of) }),
  exportResults: (of) => ({ query: { ...contestOf(of), format: 'csv' } }),
  getEntryRatings: nominationQuery,
  freezeRules: sent({ season: '2025', revision: 1 }),
  proposeExtraJudges: (of) => ({ payload: { ...contestOf(of), revision: 0 } }),
  closeJudging: (of) => ({ payload: { ...contestOf(of), revision: 0 } }),
  finaliseResults: (of) => ({ payload: { ...contestOf(of), outcomeHash: '0'.repeat(64) } }),
  publishResults: (of) => ({ payload: { ...contestOf(of), outcomeHash: '0'.repeat(64) } }),
  liftConflict: ({ owner: { nominationId } }) =>
    nominationId ? { payload: { nominationId, accountId: 'nobody', reason } } : undefined,
  proposeVoid: ({ owner: { nominationId: id } }) =>
    id ? { payload: { kind: 'entry', id, why: 'error', reason } } : undefined,
  confirmVoid: ofVoid({}),
  withdrawVoid: ofVoid({ reason }),
  exportAudit: asked({ format: 'xlsx' }),
  resendMail: sent({ key: 'given-up' }),
};

/** The request of a call about what is `owner`'s, in the name of nobody; undefined where that is nothing. */
export async function requestOf(name: Operation, of: Of) {
  const { method, path: url } = contract[name];
  const request = requests[name] ? await requests[name](of) : {};
  return request && { method, url, ...request };
}

/** Somebody's name to a request. */
export const inNameOf = (
  request: InjectOptions,
  headers: Partial<Person['authorized']>,
): InjectOptions => ({ ...request, headers: { ...request.headers, ...headers } });
