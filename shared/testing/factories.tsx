import type { AccountReply, SessionSummary } from '../contracts/account';
import { type CallName, calls } from '../contracts/calls';
import type { DraftRequest, SavedDraft } from '../contracts/drafts';
import { type ErrorCode, errorStatus, type Problem } from '../contracts/errors';
import type { FactorsReply } from '../contracts/factors';
import type { SessionReply, UserProfile } from '../contracts/identity';
import {
  type DocumentReply,
  type NominationForm,
  type NominationStatusReply,
  nominationFields,
  nominationSummary,
  type SubmitNominationReply,
} from '../contracts/nominations';
import { sampleTexts } from '../contracts/sample-texts';
import type { SeasonReply } from '../contracts/seasons';
import type { SecurityLogEntry } from '../contracts/security-log';
import { takeFields } from '../contracts/shape';
import { directoryOf } from '../programme/directory';
import { defaultSeason } from '../programme/season';
import { defaultSeasons } from '../programme/seasons';
import type { FakeReply, FakeRoute } from './fakeServer';

export function user(changed: Partial<UserProfile> = {}): UserProfile {
  return {
    uid: 'account-1',
    email: 'ana.lee@example.com',
    displayName: 'Ana Maria Lee',
    emailConfirmed: false,
    role: 'user',
    ...changed,
  };
}

/** The reply to a sign-in, a registration or a refresh. */
export function sessionReply(changed: Partial<SessionReply> = {}): SessionReply {
  return { accessToken: 'access-token-1', expiresIn: 600, user: user(), ...changed };
}

/** The reply of `getAccount` for someone with a password. */
export function accountReply(changed: Partial<AccountReply> = {}): AccountReply {
  return { user: user(), methods: ['password'], createdAt: '2026-08-04T09:00:00.000Z', ...changed };
}

export function sessionSummary(changed: Partial<SessionSummary> = {}): SessionSummary {
  return {
    id: 'session-1',
    device: 'Firefox on Windows',
    method: 'password',
    createdAt: '2026-08-04T09:00:00.000Z',
    lastUsedAt: '2026-08-05T10:30:00.000Z',
    current: false,
    ...changed,
  };
}

export function securityLogEntry(changed: Partial<SecurityLogEntry> = {}): SecurityLogEntry {
  return {
    id: 'entry-1',
    event: 'signed-in',
    at: '2026-08-05T10:30:00.000Z',
    device: 'Firefox on Windows',
    count: 1,
    ...changed,
  };
}

/** The reply of `getFactors` for someone without factors. */
export function factorsReply(changed: Partial<FactorsReply> = {}): FactorsReply {
  return { passkeys: [], totp: null, recoveryCodesLeft: 0, ...changed };
}

/** The reply of `getTechNominationStatus` before a nomination. */
export function nominationStatus(
  changed: Partial<NominationStatusReply> = {},
): NominationStatusReply {
  return {
    exists: false,
    may: { submit: true },
    status: '',
    email: '',
    waitsForConfirmation: false,
    ...takeFields(nominationSummary, {}),
    ...changed,
  };
}

/** The same for a submitted nomination. */
export function submittedNomination(
  changed: Partial<NominationStatusReply> = {},
): NominationStatusReply {
  return nominationStatus({
    exists: true,
    may: { submit: false },
    status: 'UNDER_REVIEW',
    email: 'ana.lee@example.com',
    ...takeFields(nominationSummary, nominationForm()),
    ...changed,
  });
}

/** A nomination form that passes every check. */
export function nominationForm(changed: Partial<NominationForm> = {}): NominationForm {
  return {
    ...takeFields(nominationFields, {}),
    ...sampleTexts,
    fullName: 'Ana Maria Lee',
    designation: 'Head of Research',
    organization: 'Example Labs',
    linkedInUrl: 'https://www.linkedin.com/in/ana-lee-example',
    essay: 'We made a hard thing simple, and measured it.',
    agreeTerms: true,
    ...changed,
  };
}

export function submitNominationReply(): SubmitNominationReply {
  return { data: { nominationId: 'nomination-1' } };
}

export function documentReply(changed: Partial<DocumentReply> = {}): DocumentReply {
  return {
    documentId: 'document-1',
    url: '/api/documents/document-1',
    name: 'evidence.pdf',
    bytes: 2_048,
    scan: 'clean',
    ...changed,
  };
}

/** A draft as the server stores it. */
export function savedDraft(
  { values = {}, idempotencyKey = 'key-of-the-form', revision = 0 }: Partial<DraftRequest> = {},
  changed: Partial<SavedDraft> = {},
): SavedDraft {
  return {
    values,
    idempotencyKey,
    document: null,
    revision: revision + 1,
    savedAt: '2026-08-05T10:30:00.000Z',
    device: 'Firefox on Windows',
    ...changed,
  };
}

/** The reply of `getSeason`: nominations are open, by default without an end. */
export function season(nominationsCloseAt: string | null = null): SeasonReply['data'] {
  const { id, name, currentCategory, calendar, rules, calibrationRound } = defaultSeason;
  return {
    id,
    name,
    currentCategory,
    nominations: { season: id, name, category: currentCategory, closesAt: nominationsCloseAt },
    calendar,
    rules,
    calibrationRound,
    directory: directoryOf(defaultSeasons),
    categories: defaultSeason.categories.map(({ name, title, label, period }) => ({
      name,
      title,
      label,
      period,
      nominationsCloseAt,
      nominationsOpen: name === currentCategory,
      judgingOpen: name === currentCategory,
      judgingClosesAt: null,
    })),
  };
}

/** An error reply of the API: problem details with the status of their code. */
export function refusal(code: ErrorCode, changed: Partial<Problem> = {}): FakeReply {
  const status = errorStatus[code];
  const body: Problem = {
    type: 'about:blank',
    title: code,
    status,
    code,
    message: `The server says: ${code}.`,
    requestId: 'request-1',
    ...changed,
  };
  return { status, body };
}

/** A fake reply to one of the contract's calls. */
export function answer(call: CallName, reply: FakeRoute['reply']): FakeRoute {
  return { ...calls[call], reply };
}
