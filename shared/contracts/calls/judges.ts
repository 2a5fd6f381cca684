import * as z from 'zod/mini';
import * as invitations from '../invitations';
import * as judges from '../judges';
import { judgeAgainByLinkRequest, judgeAgainReply, judgeAgainRequest } from '../judging-again';
import { revisionText } from '../revisions';
import { type CallContract, calling, nothing } from './call';

const tag = 'judges';
const publicWriting = calling({
  tag,
  may: 'public',
  rate: 'write',
  refusals: ['failed-precondition'],
});
const forAdmins = calling({ tag, may: 'admin', rate: 'read' });
const signedInReading = calling({ tag, may: 'signed-in', rate: 'read' });
const signedInWriting = calling({ tag, may: 'signed-in', rate: 'write' });

const decisionHeaders = z.looseObject({
  [judges.seenRevisionHeader]: z.optional(revisionText),
});

export const judgeCalls = {
  getTechJudgeStatus: signedInReading('GET', '/api/judges/me', {
    summary: "The caller's record as a judge; a minimal one before they apply",
    replies: { 200: judges.judgeStatusReply },
  }),
  submitTechJudgeApplication: signedInWriting('POST', '/api/judges/me/application', {
    summary: "Submits the caller's application to judge, once",
    body: judges.judgeApplication,
    replies: { 200: judges.judgeApplicationReply },
    refusals: ['already-exists'],
  }),
  getJudgePreferences: signedInReading('GET', '/api/judges/me/preferences', {
    summary: 'How much a verified judge takes on, and whether they are reminded and named',
    replies: { 200: judges.judgePreferencesReply },
    refusals: ['permission-denied'],
  }),
  setJudgePreferences: signedInWriting('POST', '/api/judges/me/preferences', {
    summary: 'Changes how much a verified judge takes on, or whether they are reminded or named',
    body: judges.judgePreferences,
    replies: { 200: judges.judgePreferencesReply },
    refusals: ['permission-denied', 'invalid-argument'],
  }),
  stopEvaluationReminders: publicWriting('POST', '/api/judges/reminders/stop', {
    summary: 'Stops reminders by a mailed link, without signing in',
    body: judges.stopRemindersRequest,
  }),
  stopEvaluationRemindersAtOnce: publicWriting('POST', '/api/judges/reminders/stop/:token', {
    summary: 'The same for mail programs (RFC 8058)',
    params: judges.stopRemindersRequest,
  }),
  openEvaluationReminders: calling({ tag, may: 'public', rate: 'read' })(
    'GET',
    '/api/judges/reminders/stop/:token',
    {
      summary: 'Leads a browser to the page',
      params: judges.stopRemindersRequest,
      replies: { 303: nothing },
    },
  ),
  judgeAgain: signedInWriting('POST', '/api/judges/me/seasons', {
    summary: 'Says whether a judge who was asked takes part in a season',
    body: judgeAgainRequest,
    replies: { 200: judgeAgainReply },
    refusals: ['permission-denied', 'not-found', 'failed-precondition'],
  }),
  judgeAgainByLink: publicWriting('POST', '/api/judges/seasons/answer', {
    summary: 'The same by a mailed link, without signing in',
    body: judgeAgainByLinkRequest,
    replies: { 200: judgeAgainReply },
  }),
  openInvitation: publicWriting('POST', '/api/judges/invitations/open', {
    summary: 'What an invitation to judge fills in; counts that its link was followed',
    body: invitations.invitationToken,
    replies: { 200: invitations.openedInvitation },
  }),
  stopInvitations: publicWriting('POST', '/api/judges/invitations/stop', {
    summary: 'Ends all invitations to a mailbox for good by a mailed link, without signing in',
    body: invitations.invitationToken,
  }),
  stopInvitationsAtOnce: publicWriting('POST', '/api/judges/invitations/stop/:token', {
    summary: 'The same for mail programs (RFC 8058)',
    params: invitations.invitationToken,
  }),
  openInvitationsStop: calling({ tag, may: 'public', rate: 'read' })(
    'GET',
    '/api/judges/invitations/stop/:token',
    {
      summary: 'Leads a browser to the page',
      params: invitations.invitationToken,
      replies: { 303: nothing },
    },
  ),
  listPendingJudges: forAdmins('GET', '/api/admin/judges/pending', {
    summary: 'Judges with an application that are not verified',
    replies: { 200: judges.pendingJudgesReply },
  }),
  sendJudgeVerificationEmail: forAdmins('POST', '/api/admin/judges/verification', {
    summary: 'Verifies or rejects a judge, or mails them that verification is pending',
    rate: 'write',
    proof: 'fresh',
    headers: decisionHeaders,
    body: judges.judgeVerification,
    records: ['judge.verified', 'judge.verification-confirmed', 'judge.rejected'],
    replies: { 200: judges.judgeVerificationReply },
    refusals: ['not-found', 'failed-precondition'],
  }),
} as const satisfies Record<string, CallContract>;
