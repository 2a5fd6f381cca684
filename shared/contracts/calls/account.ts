import * as z from 'zod/mini';
import * as account from '../account';
import {
  accountActLink,
  accountActReply,
  accountActRequest,
  accountActsReply,
} from '../account-acts';
import { emailChange } from '../identity';
import { organisersReply, roleReply, roleRequest } from '../organisers';
import { securityLogReply } from '../security-log';
import { type CallContract, calling, media } from './call';

const tag = 'account';
const signedInReading = calling({ tag, may: 'signed-in', rate: 'read' });
const forAdmins = calling({ tag, may: 'admin', rate: 'write', proof: 'fresh' });
const signedInWriting = calling({ tag, may: 'signed-in', rate: 'write' });
/**
 * Requires the password, so guessing is rate-limited. An account with a second factor or without a
 * password needs a fresh proof as well.
 */
const proving = calling({
  tag,
  may: 'signed-in',
  rate: 'credentials',
  refusals: ['failed-precondition'],
});

const sessionParams = z.object({ sessionId: z.string().check(z.maxLength(64)) });

export const accountCalls = {
  getAccount: signedInReading('GET', '/api/account', {
    summary: "The caller's account",
    replies: { 200: account.accountReply },
  }),
  updateAccount: signedInWriting('POST', '/api/account', {
    summary: "Changes the caller's name",
    body: account.accountUpdate,
    replies: { 200: account.accountReply },
  }),
  getStoredWork: signedInReading('GET', '/api/account/stored-work', {
    summary: "What is stored in the caller's account, to tell whether it is theirs",
    replies: { 200: account.storedWorkReply },
  }),
  claimStoredWork: signedInWriting('POST', '/api/account/stored-work', {
    summary: 'Says that what was stored before the address was proved is theirs, or erases it',
    body: account.storedWorkClaim,
    refusals: ['failed-precondition'],
  }),
  changeEmail: proving('POST', '/api/account/email', {
    summary:
      'Corrects an unconfirmed address; a confirmed one is replaced once the new one is confirmed',
    proof: 'fresh',
    body: emailChange,
    refusals: ['already-exists', 'failed-precondition'],
  }),
  changePassword: proving('POST', '/api/account/password', {
    summary: 'Sets or changes the password; other sessions end',
    body: account.passwordChange,
  }),
  deleteAccount: proving('POST', '/api/account/deletion', {
    summary: 'Erases the account and all personal data',
    body: account.accountDeletion,
  }),
  exportAccount: signedInReading('GET', '/api/account/export', {
    summary: 'All data held about the caller',
    rate: 'upload',
    heavy: true,
    replies: { 200: media('application/zip', 'All data held about the caller') },
  }),
  listSessions: signedInReading('GET', '/api/account/sessions', {
    summary: "The caller's sessions",
    replies: { 200: account.sessionsReply },
  }),
  listSecurityLog: signedInReading('GET', '/api/account/security-log', {
    summary: "What happened around the security of the caller's account, within 90 days",
    replies: { 200: securityLogReply },
  }),
  endSession: signedInWriting('POST', '/api/account/sessions/:sessionId/removal', {
    summary: "Ends one of the caller's sessions",
    proof: 'fresh',
    params: sessionParams,
    refusals: ['not-found'],
  }),
  endSessionsOf: forAdmins('POST', '/api/admin/sessions/end', {
    summary: 'Ends all sessions of an account; for organisers',
    body: account.endingSessions,
    records: ['account.sessions-ended'],
    refusals: ['not-found', 'failed-precondition'],
  }),
  listAccountActs: calling({ tag, may: 'admin', rate: 'read' })('GET', '/api/admin/accounts/acts', {
    summary: 'What two admins do for people who cannot sign in: proposed, waiting, just ended',
    replies: { 200: accountActsReply },
  }),
  decideAccountAct: forAdmins('POST', '/api/admin/accounts/acts', {
    summary:
      'Proposes to erase an account or to hand it over to another address, or confirms that; it is done a week later unless its owner or an admin stops it',
    body: accountActRequest,
    records: [
      'account.act-proposed',
      'account.act-turned-down',
      'account.act-withdrawn',
      'account.act-confirmed',
      'account.act-stopped',
    ],
    replies: { 200: accountActReply },
    refusals: ['not-found', 'failed-precondition'],
  }),
  listOrganisers: calling({ tag, may: 'admin', rate: 'read' })('GET', '/api/admin/organisers', {
    summary: 'Who has a role in the console, with second factor and when they were last seen',
    replies: { 200: organisersReply },
  }),
  changeRole: forAdmins('POST', '/api/admin/organisers', {
    summary:
      'Proposes to give or take a role in the console, or confirms that; one admin adds the second, and takes a role that decides nothing',
    body: roleRequest,
    records: ['role.proposed', 'role.turned-down', 'role.withdrawn', 'role.changed'],
    replies: { 200: roleReply },
    refusals: ['not-found', 'failed-precondition'],
  }),
  stopAccountAct: calling({ tag, may: 'public', rate: 'write' })('POST', '/api/account/acts/stop', {
    summary: 'Stops by a mailed link what two admins would do to an account, without signing in',
    body: accountActLink,
    refusals: ['failed-precondition'],
  }),
  // Downloads by ordinary links, which send no access token.
  issueTicket: signedInReading('POST', '/api/downloads', {
    summary: 'A ticket with which a link downloads one file of the caller within a minute',
    body: z.strictObject({
      address: z
        .string()
        .check(z.regex(/^\/api\/[\x21-\x7e]+$/, 'A path below /api/'), z.maxLength(4_000)),
    }),
    replies: { 200: z.object({ ticket: z.string() }) },
  }),
} as const satisfies Record<string, CallContract>;
