import * as z from 'zod/mini';
import {
  accountDeletion,
  accountReply,
  accountUpdate,
  endingSessions,
  passwordChange,
  sessionsReply,
} from '../account';
import { securityLogReply } from '../security-log';
import { at, type CallContract, media, nothing } from './call';

const tag = 'account';
const signedInReading = { tag, may: 'signed-in', rate: 'read' } as const;
const signedInWriting = { tag, may: 'signed-in', rate: 'write' } as const;
/**
 * Asks for the password again, so guessing is rate-limited; also for a fresh proof if the account
 * has a second factor or no password.
 */
const proving = { tag, may: 'signed-in', rate: 'credentials' } as const;

const sessionParams = z.object({ sessionId: z.string().check(z.maxLength(64)) });

/** The caller's own account: reading, changing and deleting it. */
export const accountCalls = {
  getAccount: {
    ...at('GET', '/api/account'),
    ...signedInReading,
    summary: "The caller's account",
    replies: { 200: accountReply },
  },
  updateAccount: {
    ...at('PATCH', '/api/account'),
    ...signedInWriting,
    summary: "Changes the caller's name",
    body: accountUpdate,
    replies: { 200: accountReply },
  },
  changePassword: {
    ...proving,
    ...at('POST', '/api/account/password'),
    summary: 'Sets or changes the password; other sessions end',
    body: passwordChange,
    replies: { 204: nothing },
    refusals: ['failed-precondition'],
  },
  deleteAccount: {
    ...proving,
    ...at('POST', '/api/account/deletion'),
    summary: 'Erases the account and all personal data',
    body: accountDeletion,
    replies: { 204: nothing },
    refusals: ['failed-precondition'],
  },
  exportAccount: {
    ...at('GET', '/api/account/export'),
    tag,
    summary: 'All data held about the caller',
    may: 'signed-in',
    rate: 'upload',
    replies: { 200: media('application/zip', 'All data held about the caller') },
  },
  listSessions: {
    ...at('GET', '/api/account/sessions'),
    ...signedInReading,
    summary: "The caller's sessions",
    replies: { 200: sessionsReply },
  },
  listSecurityLog: {
    ...at('GET', '/api/account/security-log'),
    ...signedInReading,
    summary: "What happened around the security of the caller's account, within 90 days",
    replies: { 200: securityLogReply },
  },
  endSession: {
    ...at('DELETE', '/api/account/sessions/:sessionId'),
    ...signedInWriting,
    summary: "Ends one of the caller's sessions",
    proof: 'fresh',
    params: sessionParams,
    replies: { 204: nothing },
    refusals: ['not-found'],
  },
  endSessionsOf: {
    ...at('POST', '/api/admin/sessions/end'),
    tag,
    summary: 'Ends all sessions of an account; for organisers',
    may: 'admin',
    rate: 'write',
    proof: 'fresh',
    body: endingSessions,
    records: ['account.sessions-ended'],
    replies: { 204: nothing },
    refusals: ['not-found', 'failed-precondition'],
  },
} as const satisfies Record<string, CallContract>;
