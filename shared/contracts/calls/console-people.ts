import {
  applicationsQuery,
  applicationsReply,
  decisionsRequest,
  outcomesReply,
  undoRequest,
} from '../applications';
import {
  askedJudgesQuery,
  askedJudgesReply,
  askJudgesReply,
  askJudgesRequest,
} from '../judging-again';
import {
  capacityRequest,
  changedJudge,
  deactivationRequest,
  judgeDetail,
  judgeQuery,
  judgesQuery,
  judgesReply,
  paidRequest,
  replacementRequest,
} from '../listed-judges';
import {
  nominationDetail,
  nominationQuery,
  nominationsQuery,
  nominationsReply,
  returnReply,
  returnRequest,
} from '../listed-nominations';
import {
  messagePreview,
  messagePreviewRequest,
  messageReply,
  messageRequest,
  nominatorMessagePreviewRequest,
  nominatorMessageRequest,
} from '../messages';
import { type CallContract, calling, nothing } from './call';

const reading = calling({ may: 'admin', rate: 'read' });
const writing = calling({ may: 'admin', rate: 'write' });
/** Decisions that affect people. */
const deciding = calling({ may: 'admin', rate: 'write', proof: 'fresh' });

/** The console's nominations, judges and assignments. */
export const consolePeopleCalls = {
  listNominations: {
    ...reading('GET', '/api/admin/nominations'),
    tag: 'nominations',
    summary: 'The nominations of a season, by page; judges are hidden over a conflict of interest',
    query: nominationsQuery,
    replies: { 200: nominationsReply },
    refusals: ['not-found'],
  },
  getNomination: {
    ...reading('GET', '/api/admin/nominations/detail'),
    tag: 'nominations',
    summary: 'A nomination in full; judges and scores are hidden over a conflict of interest',
    query: nominationQuery,
    replies: { 200: nominationDetail },
    refusals: ['not-found'],
  },
  returnNomination: {
    ...deciding('POST', '/api/admin/nominations/return'),
    tag: 'nominations',
    summary: 'Returns a nomination to its nominator with a note, to be changed and submitted again',
    body: returnRequest,
    records: ['nomination.return-proposed', 'nomination.return-withdrawn', 'nomination.returned'],
    replies: { 200: returnReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  getAskedJudges: {
    ...reading('GET', '/api/admin/judges/asked'),
    tag: 'judges',
    summary: 'How many judges take part in a season, declined, have not answered or were not asked',
    query: askedJudgesQuery,
    replies: { 200: askedJudgesReply },
    refusals: ['not-found'],
  },
  askJudges: {
    ...deciding('POST', '/api/admin/judges/asked'),
    tag: 'judges',
    summary: 'Asks all judges of earlier seasons by mail, once each, whether they judge again',
    body: askJudgesRequest,
    records: ['judge.asked'],
    replies: { 200: askJudgesReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  listJudges: {
    ...reading('GET', '/api/admin/judges'),
    tag: 'judges',
    summary: 'All applicants to judge, by page, with their work in a season',
    query: judgesQuery,
    replies: { 200: judgesReply },
    refusals: ['not-found'],
  },
  getJudge: {
    ...reading('GET', '/api/admin/judges/detail'),
    tag: 'judges',
    summary: 'A judge: application, decisions, work in a season',
    query: judgeQuery,
    replies: { 200: judgeDetail },
    refusals: ['not-found'],
  },
  listApplications: {
    ...reading('GET', '/api/admin/judges/applications'),
    tag: 'judges',
    summary: 'Applications that wait or were rejected, with what helps to decide',
    query: applicationsQuery,
    replies: { 200: applicationsReply },
  },
  decideApplications: {
    ...deciding('POST', '/api/admin/judges/applications'),
    tag: 'judges',
    summary: 'Verifies or rejects applicants; each mail waits while the decision can be undone',
    body: decisionsRequest,
    records: ['judge.verified', 'judge.verification-confirmed', 'judge.rejected'],
    replies: { 200: outcomesReply },
  },
  // Without a fresh proof, which would take longer than there is time.
  undoDecisions: {
    ...writing('POST', '/api/admin/judges/applications/undo'),
    tag: 'judges',
    summary: "Undoes the caller's decisions about applicants before their mails are sent",
    body: undoRequest,
    records: ['judge.decision-undone'],
    replies: { 200: outcomesReply },
  },
  setJudgeCapacity: {
    ...writing('POST', '/api/admin/judges/capacity'),
    tag: 'judges',
    summary: 'Sets how many nominations a judge may take on; existing assignments stay',
    body: capacityRequest,
    records: ['judge.capacity-set'],
    replies: { 200: changedJudge },
    refusals: ['not-found', 'failed-precondition'],
  },
  markJudgePaid: {
    ...writing('POST', '/api/admin/judges/paid'),
    tag: 'judges',
    summary: 'Marks a judge as paid, or not',
    body: paidRequest,
    records: ['judge.paid-marked'],
    replies: { 200: changedJudge },
    refusals: ['not-found', 'failed-precondition'],
  },
  deactivateJudge: {
    ...deciding('POST', '/api/admin/judges/deactivate'),
    tag: 'judges',
    summary: 'Deactivates a judge: pending assignments go to others, ratings stay',
    body: deactivationRequest,
    records: ['judge.deactivated'],
    replies: { 200: changedJudge },
    refusals: ['not-found', 'failed-precondition'],
  },
  reactivateJudge: {
    ...deciding('POST', '/api/admin/judges/reactivate'),
    tag: 'judges',
    summary: 'Reactivates a judge',
    body: deactivationRequest,
    records: ['judge.reactivated'],
    replies: { 200: changedJudge },
    refusals: ['not-found', 'failed-precondition'],
  },
  previewMessage: {
    ...writing('POST', '/api/admin/judges/messages/preview'),
    tag: 'judges',
    summary: 'Who would get a mail to the judges of a filter, with three examples',
    body: messagePreviewRequest,
    records: 'nothing',
    replies: { 200: messagePreview },
    refusals: ['not-found', 'failed-precondition'],
  },
  sendMessage: {
    ...deciding('POST', '/api/admin/judges/messages'),
    tag: 'judges',
    summary:
      'Mails the judges of a filter; one mail to several people in ten minutes for each sender',
    body: messageRequest,
    records: ['judges.mailed'],
    replies: { 200: messageReply },
    refusals: ['not-found', 'failed-precondition', 'resource-exhausted'],
  },
  previewNominatorMessage: {
    ...writing('POST', '/api/admin/nominations/messages/preview'),
    tag: 'nominations',
    summary: 'Who would get a mail to the nominators of a filter, with three examples',
    body: nominatorMessagePreviewRequest,
    records: 'nothing',
    replies: { 200: messagePreview },
    refusals: ['not-found', 'failed-precondition'],
  },
  sendNominatorMessage: {
    ...deciding('POST', '/api/admin/nominations/messages'),
    tag: 'nominations',
    summary:
      'Mails the nominators of a filter; one mail to several people in ten minutes for each sender',
    body: nominatorMessageRequest,
    records: ['nominations.mailed'],
    replies: { 200: messageReply },
    refusals: ['not-found', 'failed-precondition', 'resource-exhausted'],
  },
  replaceJudge: {
    ...deciding('POST', '/api/admin/judges/replace'),
    tag: 'assignments',
    summary:
      'Permanently takes a pending assignment away from a judge, for another one, or proposes it',
    body: replacementRequest,
    records: [
      'assignment.replacement-proposed',
      'assignment.replacement-withdrawn',
      'assignment.replaced',
    ],
    replies: { 204: nothing },
    refusals: ['not-found', 'failed-precondition'],
  },
} as const satisfies Record<string, CallContract>;
