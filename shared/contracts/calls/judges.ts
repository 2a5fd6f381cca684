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
import { type CallContract, nothing } from './call';

const tag = 'judges';

const decisionHeaders = z.looseObject({
  [seenRevisionHeader]: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'Give a revision'))),
});

/** Becoming a judge, and what an admin decides about it. */
export const judgeCalls = {
  getTechJudgeStatus: {
    tag,
    summary: "The caller's record as a judge; a minimal one before they apply",
    may: 'signed-in',
    rate: 'read',
    replies: { 200: judgeStatusReply },
  },
  submitTechJudgeApplication: {
    tag,
    summary: "Submits the caller's application to judge, once",
    may: 'signed-in',
    rate: 'write',
    body: judgeApplication,
    replies: { 200: judgeApplicationReply },
    refusals: ['already-exists'],
  },
  getJudgePreferences: {
    tag,
    summary: 'How much a verified judge takes on, and whether they are reminded',
    may: 'signed-in',
    rate: 'read',
    replies: { 200: judgePreferencesReply },
    refusals: ['permission-denied'],
  },
  setJudgePreferences: {
    tag,
    summary: 'Changes how much a verified judge takes on, or whether they are reminded',
    may: 'signed-in',
    rate: 'write',
    body: judgePreferences,
    replies: { 200: judgePreferencesReply },
    refusals: ['permission-denied', 'invalid-argument'],
  },
  stopEvaluationReminders: {
    tag,
    summary: 'Stops reminders by a mailed link, without signing in',
    may: 'public',
    rate: 'write',
    body: stopRemindersRequest,
    replies: { 204: nothing },
    refusals: ['failed-precondition'],
  },
  stopEvaluationRemindersAtOnce: {
    tag,
    summary: 'The same for mail programs (RFC 8058)',
    may: 'public',
    rate: 'write',
    params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    replies: { 204: nothing },
    refusals: ['failed-precondition'],
  },
  listPendingJudges: {
    tag,
    summary: 'Judges with an application that are not verified',
    may: 'admin',
    rate: 'read',
    replies: { 200: pendingJudgesReply },
  },
  sendJudgeVerificationEmail: {
    tag,
    summary: 'Verifies or rejects a judge, or tells them that it is being verified, by mail',
    may: 'admin',
    rate: 'write',
    proof: 'fresh',
    headers: decisionHeaders,
    body: judgeVerification,
    replies: { 200: judgeVerificationReply },
    refusals: ['not-found', 'failed-precondition'],
  },
} as const satisfies Record<string, CallContract>;
