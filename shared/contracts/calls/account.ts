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
import { type CallContract, media, nothing } from './call';

const tag = 'account';
/**
 * Asks for the password again, so guessing is rate-limited; also for a fresh proof if the account
 * has a second factor or no password.
 */
const proving = { tag, may: 'signed-in', rate: 'credentials' } as const;

const sessionParams = z.object({ sessionId: z.string().check(z.maxLength(64)) });

/** The caller's own account: reading, changing and deleting it. */
export const accountCalls = {
  getAccount: {
    method: 'GET',
    path: '/api/account',
    tag,
    summary: "The caller's account",
    may: 'signed-in',
    rate: 'read',
    replies: { 200: accountReply },
  },
  updateAccount: {
    method: 'PATCH',
    path: '/api/account',
    tag,
    summary: "Changes the caller's name",
    may: 'signed-in',
    rate: 'write',
    body: accountUpdate,
    replies: { 200: accountReply },
  },
  changePassword: {
    ...proving,
    method: 'POST',
    path: '/api/account/password',
    summary: 'Sets or changes the password; other sessions end',
    body: passwordChange,
    replies: { 204: nothing },
    refusals: ['failed-precondition'],
  },
  deleteAccount: {
    ...proving,
    method: 'POST',
    path: '/api/account/deletion',
    summary: 'Erases the account and all personal data',
    body: accountDeletion,
    replies: { 204: nothing },
    refusals: ['failed-precondition'],
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    tag,
    summary: 'All data held about the caller',
    may: 'signed-in',
    rate: 'upload',
    replies: { 200: media('application/zip', 'All data held about the caller') },
  },
  listSessions: {
    method: 'GET',
    path: '/api/account/sessions',
    tag,
    summary: "The caller's sessions",
    may: 'signed-in',
    rate: 'read',
    replies: { 200: sessionsReply },
  },
  listSecurityLog: {
    method: 'GET',
    path: '/api/account/security-log',
    tag,
    summary: "What happened around the security of the caller's account, within 90 days",
    may: 'signed-in',
    rate: 'read',
    replies: { 200: securityLogReply },
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/:sessionId',
    tag,
    summary: "Ends one of the caller's sessions",
    may: 'signed-in',
    rate: 'write',
    proof: 'fresh',
    params: sessionParams,
    replies: { 204: nothing },
    refusals: ['not-found'],
  },
  endSessionsOf: {
    method: 'POST',
    path: '/api/admin/sessions/end',
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
