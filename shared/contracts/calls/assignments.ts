import * as z from 'zod/mini';
import * as assignments from '../assignments';
import { seasonQuery } from '../contests';
import { paperQuery } from '../papers';
import { type CallContract, calling, media } from './call';

const tag = 'assignments';

/** For verified judges; anyone else is refused with permission-denied (PERM-005, PERM-006). */
const judging = calling({
  tag,
  may: 'signed-in',
  rate: 'read',
  refusals: ['permission-denied', 'not-found', 'failed-precondition'],
});

const servicePaper = z.extend(seasonQuery, paperQuery);
const assignmentParams = z.object({ assignmentId: z.string().check(z.maxLength(64)) });
const entryParams = z.object({ entryId: z.string().check(z.maxLength(64)) });

export const assignmentCalls = {
  getTechJudgeAssignments: judging('GET', '/api/judges/me/assignments', {
    summary: "The caller's assignments, pending first, in an order of their own",
    replies: { 200: assignments.assignmentsReply },
    refusals: ['permission-denied'],
  }),
  getTechJudgeAssignment: judging('GET', '/api/judges/me/assignments/:assignmentId', {
    summary: "One of the caller's assignments; it then counts as read and is not moved",
    params: assignmentParams,
    replies: { 200: assignments.assignmentReply },
    refusals: ['permission-denied', 'not-found'],
  }),
  getTechAssignmentDocument: judging('GET', '/api/judges/me/assignments/:assignmentId/document', {
    summary: "The document of one of the caller's assignments",
    params: assignmentParams,
    replies: { 200: media('application/octet-stream', 'The document') },
    refusals: ['permission-denied', 'not-found'],
  }),
  submitTechAssignmentRating: judging('POST', '/api/judges/me/assignments/:assignmentId/rating', {
    rate: 'write',
    urgent: true,
    summary: 'Rates an assignment once; repeating the same ratings returns the first reply',
    params: assignmentParams,
    body: assignments.ratingRequest,
    replies: { 200: assignments.ratingReply },
    refusals: ['permission-denied', 'not-found', 'already-exists', 'failed-precondition'],
  }),
  undoTechAssignmentRating: judging('POST', '/api/judges/me/assignments/:assignmentId/undo', {
    rate: 'write',
    urgent: true,
    summary: 'Undoes a rating within a minute, once for each assignment; counted in public',
    params: assignmentParams,
    replies: { 200: assignments.assignmentReply },
  }),
  recuseTechAssignment: judging('POST', '/api/judges/me/assignments/:assignmentId/recusal', {
    rate: 'write',
    summary: 'Gives back an assignment over a conflict of interest',
    params: assignmentParams,
    body: assignments.recusalRequest,
  }),
  reportTechAssignmentLink: judging('POST', '/api/judges/me/assignments/:assignmentId/link', {
    rate: 'write',
    summary: 'Reports a supporting link that does not open; organisers see how many judges have',
    params: assignmentParams,
    body: assignments.linkReport,
    refusals: ['permission-denied', 'not-found'],
  }),
  mailReceipts: judging('POST', '/api/judges/me/receipts/mail', {
    rate: 'write',
    summary: 'Emails the caller the receipts of their ratings, without the numbers; once an hour',
    refusals: ['failed-precondition'],
  }),
  getTechJudgeRecord: judging('GET', '/api/judges/me/record', {
    summary:
      'What the caller has done as a judge in a season, by default the newest with assignments',
    query: seasonQuery,
    replies: { 200: assignments.judgeRecordReply },
    refusals: ['permission-denied', 'not-found'],
  }),
  getJudgeCertificate: judging('GET', '/api/judges/me/certificate.pdf', {
    heavy: true,
    summary: 'The certificate of service, once all evaluations are submitted',
    query: servicePaper,
    replies: { 200: media('application/pdf', 'The certificate') },
  }),
  getJudgeReferenceLetter: judging('GET', '/api/judges/me/reference-letter.pdf', {
    heavy: true,
    summary: 'The reference letter, once all evaluations are submitted',
    query: servicePaper,
    replies: { 200: media('application/pdf', 'The letter') },
  }),
  getCalibrationRound: judging('GET', '/api/judges/me/calibration', {
    summary: 'The sample entries of the calibration round, where the season has one',
    replies: { 200: assignments.calibrationReply },
    refusals: ['permission-denied'],
  }),
  rateCalibrationEntry: judging('POST', '/api/judges/me/calibration/:entryId', {
    rate: 'write',
    summary: 'Rates a sample entry, which shows its reference; never affects scores',
    params: entryParams,
    body: assignments.calibrationRequest,
    replies: { 200: assignments.calibrationReply },
  }),
} as const satisfies Record<string, CallContract>;
