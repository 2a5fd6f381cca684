import * as z from 'zod/mini';
import {
  judgeApplication,
  judgeApplicationReply,
  judgePreferences,
  judgePreferencesReply,
  judgeStatusReply,
  judgeVerification,
  judgeVerificationReply,
  pendingJudgesReply,
  seenRevisionHeader,
  stopRemindersRequest,
} from '../judges';
import { judgeAgainByLinkRequest, judgeAgainReply, judgeAgainRequest } from '../judging-again';
import { revisionText } from '../revisions';
import { at, type CallContract, calling, nothing } from './call';

const tag = 'judges';
const publicWriting = calling({ tag, may: 'public', rate: 'write' });
const signedInReading = calling({ tag, may: 'signed-in', rate: 'read' });
const signedInWriting = calling({ tag, may: 'signed-in', rate: 'write' });

const decisionHeaders = z.looseObject({
  [seenRevisionHeader]: z.optional(revisionText),
});

/** Applying as a judge, and an admin's decision about it. */
export const judgeCalls = {
  getTechJudgeStatus: {
    ...signedInReading('GET', '/api/judges/me'),
    summary: "The caller's record as a judge; a minimal one before they apply",
    replies: { 200: judgeStatusReply },
  },
  submitTechJudgeApplication: {
    ...signedInWriting('POST', '/api/judges/me/application'),
    summary: "Submits the caller's application to judge, once",
    body: judgeApplication,
    replies: { 200: judgeApplicationReply },
    refusals: ['already-exists'],
  },
  getJudgePreferences: {
    ...signedInReading('GET', '/api/judges/me/preferences'),
    summary: 'How much a verified judge takes on, and whether they are reminded and named',
    replies: { 200: judgePreferencesReply },
    refusals: ['permission-denied'],
  },
  setJudgePreferences: {
    ...signedInWriting('PATCH', '/api/judges/me/preferences'),
    summary: 'Changes how much a verified judge takes on, or whether they are reminded or named',
    body: judgePreferences,
    replies: { 200: judgePreferencesReply },
    refusals: ['permission-denied', 'invalid-argument'],
  },
  stopEvaluationReminders: {
    ...publicWriting('POST', '/api/judges/reminders/stop'),
    summary: 'Stops reminders by a mailed link, without signing in',
    body: stopRemindersRequest,
    replies: { 204: nothing },
    refusals: ['failed-precondition'],
  },
  stopEvaluationRemindersAtOnce: {
    ...publicWriting('POST', '/api/judges/reminders/stop/:token'),
    summary: 'The same for mail programs (RFC 8058)',
    params: stopRemindersRequest,
    replies: { 204: nothing },
    refusals: ['failed-precondition'],
  },
  judgeAgain: {
    ...signedInWriting('PUT', '/api/judges/me/seasons'),
    summary: 'Says whether a judge who was asked takes part in a season',
    body: judgeAgainRequest,
    replies: { 200: judgeAgainReply },
    refusals: ['permission-denied', 'not-found', 'failed-precondition'],
  },
  judgeAgainByLink: {
    ...publicWriting('POST', '/api/judges/seasons/answer'),
    summary: 'The same by a mailed link, without signing in',
    body: judgeAgainByLinkRequest,
    replies: { 200: judgeAgainReply },
    refusals: ['failed-precondition'],
  },
  listPendingJudges: {
    ...at('GET', '/api/admin/judges/pending'),
    tag,
    summary: 'Judges with an application that are not verified',
    may: 'admin',
    rate: 'read',
    replies: { 200: pendingJudgesReply },
  },
  sendJudgeVerificationEmail: {
    ...at('POST', '/api/admin/judges/verification'),
    tag,
    summary: 'Verifies or rejects a judge, or mails them that verification is pending',
    may: 'admin',
    rate: 'write',
    proof: 'fresh',
    headers: decisionHeaders,
    body: judgeVerification,
    records: ['judge.verified', 'judge.verification-confirmed', 'judge.rejected'],
    replies: { 200: judgeVerificationReply },
    refusals: ['not-found', 'failed-precondition'],
  },
} as const satisfies Record<string, CallContract>;
