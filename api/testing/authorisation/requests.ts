import { randomUUID } from 'node:crypto';
import type { CallContract } from '@meritum/shared/contracts/calls/call';
import { contract, type Operation } from '@meritum/shared/contracts/calls/contract';
import { defaultSeason } from '@meritum/shared/programme/season';
import type { InjectOptions } from 'fastify';
import { type Person, registration } from '../accounts';
import type { TestApp } from '../app';
import { requiredIn } from '../call-fields';
import { clockOf } from '../clocks';
import { testLinks } from '../config';
import { givePasskey, showFactor } from '../factors';
import { pdfFile } from '../files';
import { buildApplication, ratings, verification } from '../judges';
import { buildDraft, buildForm } from '../nominations';
import { multipart } from '../uploads';
import type { Owner } from './stage';

type Of = Readonly<{ app: TestApp['app']; owner: Owner; isOwn: boolean }>;
type Sent = InjectOptions | undefined;
/** The request; undefined if the owner lacks the record that it needs. */
type Send = (of: Of) => Promise<Sent> | Sent;
/** A field's value; undefined if the owner lacks the record that it needs. */
type Value = (of: Of, beside: readonly string[]) => unknown;
type Values = Readonly<Record<string, Value>>;

const password = 'another long secret';

const credential = { id: 'AQID', rawId: 'AQID', type: 'public-key' };
const clientDataJSON = Buffer.from('{"challenge":"none"}').toString('base64url');
const assertion = {
  ...credential,
  response: { clientDataJSON, authenticatorData: 'AQID', signature: 'AQID' },
};
const creation = { ...credential, response: { clientDataJSON, attestationObject: 'AQID' } };

const sent = (payload: object): Send => {
  return () => ({ payload });
};

const is = (value: unknown): Value => {
  return () => value;
};

/** A passkey that its owner has just used. */
async function passkeyOf({ app, owner }: Of): Promise<string> {
  await showFactor(app, owner, clockOf(app)());
  return givePasskey(app, owner);
}

const begunUpload = { name: 'evidence.pdf', bytes: 2_000 };

/** A started upload in parts. */
async function uploadOf({ app, owner }: Of): Promise<string> {
  const { path: url } = contract.startDocumentUpload;
  const headers = owner.authorized;
  const begun = await app.inject({ method: 'POST', url, headers, payload: begunUpload });
  return begun.json<{ uploadId: string }>().uploadId;
}

const documentIdOf = ({ documentUrl }: Owner) => documentUrl.split('/').at(-1) ?? '';

/** The revision of the thing in the same request. */
const revisionOf: Value = ({ owner }, beside) => {
  if (beside.includes('judgeId')) return owner.judge?.revision;
  return beside.includes('category') ? 0 : 1;
};

/** A value for each field by its name: the owner's thing, or any valid value. */
const values: Values = {
  accountId: ({ owner }) => owner.accountId,
  act: is('erasure'),
  assignmentId: ({ owner }) => owner.assignment?.assignmentId,
  digest: ({ owner }) => owner.winnersImport?.digest,
  documentId: ({ owner }) => documentIdOf(owner),
  email: ({ owner }) => owner.email,
  id: ({ owner }) => owner.nominationId,
  importId: ({ owner }) => owner.winnersImport?.importId,
  judgeId: ({ owner }) => owner.judge?.judgeId,
  nominationId: ({ owner }) => owner.nominationId,
  passkeyId: passkeyOf,
  password: ({ owner }) => owner.password,
  planId: ({ owner }) => owner.planId,
  sessionId: ({ owner }) => owner.cookie.split('.')[0],
  uploadId: uploadOf,
  voidId: ({ owner }) => owner.voidId,
  // A category with nominations, or one without.
  category: ({ isOwn }) => (isOwn ? 'Technology' : 'AI'),
  revision: revisionOf,
  address: is('/api/account/export'),
  after: is('2020'),
  asIfOpen: is(false),
  beacon: is(false),
  bytes: is(begunUpload.bytes),
  capacity: is(3),
  change: is({ name: 'Renamed' }),
  citation: is('A citation'),
  code: is('123456'),
  designation: is('Engineer'),
  displayName: is('Ada Example'),
  entryId: is('sample-1'),
  event: is('dates'),
  featured: is(true),
  filter: is({}),
  filterId: is('0b7d5cf4-19a2-4e7b-9b0a-5b9f0c8f9a02'),
  format: is('csv'),
  hash: is('1'.repeat(64)),
  isApproved: is(true),
  isHarmless: is(true),
  isPaid: is(true),
  isReminder: is(false),
  keepPicture: is(true),
  key: is('given-up'),
  kind: is('entry'),
  links: is([]),
  mayFeature: is(false),
  messageId: is('6f1b1a54-6d0e-4d0c-9a5e-0f6a2b9a7c11'),
  mine: is(true),
  mode: is('popup'),
  most: is(1),
  maxRecipients: is(2_000),
  name: is(begunUpload.name),
  note: is('A test'),
  noteId: is('0b7d5cf4-19a2-4e7b-9b0a-5b9f0c8f9a01'),
  noun: is('nomination'),
  offer: is(false),
  offset: is('0'),
  organization: is('Works'),
  outcomeHash: is('0'.repeat(64)),
  paper: is('Letter'),
  paused: is(true),
  profileId: is('unknown'),
  publishAt: is('2090-01-01T00:00:00.000Z'),
  scheduleId: is('6f1b1a54-6d0e-4d0c-9a5e-0f6a2b9a7c11'),
  show: is('page'),
  ratings: is(ratings(8, 9, 7, 9)),
  reason: is('A test'),
  role: is('reader'),
  screen: is('judges'),
  season: is('2025'),
  seen: is(defaultSeason),
  picture: is('seal.svg'),
  slug: is('nobody-2025'),
  subject: is('A subject'),
  text: is('invited@works.example'),
  token: is('used'),
  value: is('1'.repeat(64)),
  url: is('https://example.com/paper'),
  until: is('2090-01-01T00:00:00.000Z'),
  why: is('error'),
  window: is('nominations'),
  year: is('2025'),
};

const draftLink: Value = ({ owner }) => testLinks.tokenOf('end-draft-reminders', owner.accountId);

const judgeLink: Value = ({ owner: { judge } }) =>
  judge && testLinks.tokenOf('stop-reminders', judge.judgeId);

/** Calls that need other values for some fields, or another whole request. */
const particular: { readonly [Name in Operation]?: Values | Send } = {
  register: () => ({ payload: registration() }),
  changePassword: ({ owner: { password: currentPassword } }) => ({
    payload: { currentPassword, newPassword: password },
  }),
  deleteAccount: ({ owner }) => ({ payload: { email: owner.email, password: owner.password } }),
  finishPasskeySignIn: { answer: is(assertion) },
  finishSecondStep: sent({ method: 'totp', code: '123456' }),
  proveOwner: ({ owner: { password: known } }) => ({
    payload: { method: 'password', password: known },
  }),
  addPasskey: { answer: is(creation) },
  // Uses the link and no code.
  confirmEmail: sent({ token: 'used' }),
  confirmPasswordReset: sent({ token: 'used', password: 'a better password' }),
  submitTechNomination: sent(buildForm()),
  saveNominationDraft: ({ owner }) => ({
    payload: buildDraft({ documentId: documentIdOf(owner) }),
  }),
  stopDraftReminders: { token: draftLink },
  stopDraftRemindersAtOnce: { token: draftLink },
  uploadNominationDocument: () => multipart({ name: 'evidence.pdf', content: pdfFile() }),
  sendDocumentPart: async (of) => ({
    url: contract.sendDocumentPart.path
      .replace(':uploadId', await uploadOf(of))
      .replace(':offset', '0'),
    headers: { 'content-type': 'application/octet-stream' },
    payload: pdfFile(),
  }),
  submitTechJudgeApplication: sent(buildApplication()),
  saveMessageTemplate: { id: is(randomUUID()), to: is('judges') },
  removeMessageTemplate: { id: is(randomUUID()) },
  stopEvaluationReminders: { token: judgeLink },
  stopEvaluationRemindersAtOnce: { token: judgeLink },
  judgeAgain: { answer: is('yes') },
  judgeAgainByLink: { answer: is('yes') },
  recuseTechAssignment: { reason: is('work-together'), details: is('') },
  sendJudgeVerificationEmail: ({ owner: { judge, email } }) =>
    judge && { payload: verification(email, 'pending') },
  decideApplications: ({ owner: { judge } }) =>
    judge && { payload: { decision: 'rejected', reason: 'A test', applications: [judge] } },
  undoDecisions: ({ owner: { judge } }) => judge && { payload: { applications: [judge] } },
  replaceJudge: { nominationId: ({ owner }) => owner.assignment?.nominationId },
  checkWinnersImport: () => multipart({ name: 'winners.csv', content: Buffer.from('year') }),
  getVerificationPage: { id: is('unknown') },
  getRecognitionOfFile: { sha256: is('a'.repeat(64)) },
  getRecognition: { id: is('A'.repeat(22)) },
  getRecognitionPicture: { id: is('A'.repeat(22)) },
  sendProfilePicture: () => ({
    url: `${contract.sendProfilePicture.path}?category=Technology`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: pdfFile(),
  }),
  saveNote: { revision: is(0) },
  shareFilter: { query: is('state=judging') },
  liftConflict: { accountId: is('nobody') },
  getLogEntries: { from: is('0'), to: is('1') },
  getLogConsistency: { first: is('0'), second: is('1') },
  getLogInclusion: { index: is('0'), size: is('1') },
};

/** The required fields of a request's part; undefined where the owner lacks one. */
async function partOf(name: Operation, part: 'params' | 'query' | 'body', of: Of) {
  const { [part]: schema }: CallContract = contract[name];
  const own = particular[name];
  const known: Values = { ...values, ...(typeof own === 'object' && own) };
  const fields = requiredIn(schema);
  const given: Record<string, unknown> = {};
  for (const field of fields) {
    const value = known[field];
    if (!value) throw new Error(`requests.ts has no example of ${field}, which ${name} is sent`);
    given[field] = await value(of, fields);
    if (given[field] === undefined) return undefined;
  }
  return given;
}

/** A call about `owner`'s things, without a token; undefined if they have none. */
export async function requestOf(name: Operation, of: Of): Promise<Sent> {
  const { method, path, body }: CallContract = contract[name];
  const own = particular[name];
  if (typeof own === 'function') {
    const request = await own(of);
    return request && { method, url: path, ...request };
  }
  const params = await partOf(name, 'params', of);
  const query = await partOf(name, 'query', of);
  const payload = await partOf(name, 'body', of);
  if (!params || !query || !payload) return undefined;
  const url = path.replace(/:(\w+)/g, (_, key: string) => String(params[key]));
  return { method, url, query: query as Record<string, string>, ...(body && { payload }) };
}

/** Adds a person's token to a request. */
export const asPerson = (
  request: InjectOptions,
  headers: Partial<Person['authorized']>,
): InjectOptions => ({ ...request, headers: { ...request.headers, ...headers } });
