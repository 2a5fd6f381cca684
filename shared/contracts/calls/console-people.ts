import * as z from 'zod/mini';
import * as applications from '../applications';
import { contestQuery, seasonQuery } from '../contests';
import { exported, exportFields } from '../exports';
import * as invitations from '../invitations';
import * as judgingAgain from '../judging-again';
import * as listedJudges from '../listed-judges';
import * as listedNominations from '../listed-nominations';
import * as templates from '../message-templates';
import * as messages from '../messages';
import { type CallContract, calling, refusals } from './call';

const reading = calling({ tag: 'judges', may: 'admin', rate: 'read', refusals: ['not-found'] });
const writing = calling({ tag: 'judges', may: 'admin', rate: 'write', proof: 'none', refusals });
const exporting = calling({ may: 'admin', rate: 'upload', heavy: true, refusals: ['not-found'] });
/** Decisions that affect people. */
const deciding = calling({ tag: 'judges', may: 'admin', rate: 'write', proof: 'fresh', refusals });

export const consolePeopleCalls = {
  listNominations: reading('GET', '/api/admin/nominations', {
    screener: true,
    tag: 'nominations',
    summary: 'The nominations of a season, by page; judges are hidden over a conflict of interest',
    query: listedNominations.nominationsQuery,
    replies: { 200: listedNominations.nominationsReply },
  }),
  getNomination: reading('GET', '/api/admin/nominations/detail', {
    screener: true,
    tag: 'nominations',
    summary: 'A nomination in full; judges and scores are hidden over a conflict of interest',
    query: listedNominations.nominationQuery,
    replies: { 200: listedNominations.nominationDetail },
  }),
  lookAtNomination: writing('POST', '/api/admin/nominations/looked-at', {
    screener: true,
    tag: 'nominations',
    summary: 'Records that somebody looked at the text of a nomination, once; it decides nothing',
    body: listedNominations.lookedAtRequest,
    records: ['nomination.looked-at'],
    refusals: ['not-found', 'already-exists', 'failed-precondition'],
  }),
  returnNomination: deciding('POST', '/api/admin/nominations/return', {
    screener: true,
    tag: 'nominations',
    summary: 'Returns a nomination to its nominator with a note, to be changed and submitted again',
    body: listedNominations.returnRequest,
    records: [
      'nomination.return-proposed',
      'nomination.return-turned-down',
      'nomination.return-withdrawn',
      'nomination.returned',
    ],
    replies: { 200: listedNominations.returnReply },
  }),
  decideDocument: deciding('POST', '/api/admin/nominations/document', {
    tag: 'nominations',
    summary: 'Decides whether judges get a document that the virus scan has found something in',
    body: listedNominations.documentDecision,
    records: ['nomination.document-released', 'nomination.document-withheld'],
  }),
  passOnLinks: deciding('POST', '/api/admin/nominations/links', {
    tag: 'nominations',
    summary: 'Tells a nominator, naming no judge, which supporting links judges could not open',
    body: listedNominations.nominationQuery,
    records: ['nomination.links-passed-on'],
  }),
  getAskedJudges: reading('GET', '/api/admin/judges/asked', {
    summary: 'How many judges take part in a season, declined, have not answered or were not asked',
    query: judgingAgain.askedJudgesQuery,
    replies: { 200: judgingAgain.askedJudgesReply },
  }),
  askJudges: deciding('POST', '/api/admin/judges/asked', {
    summary: 'Asks all judges of earlier seasons by mail, once each, whether they judge again',
    body: judgingAgain.askJudgesRequest,
    records: ['judge.asked'],
    replies: { 200: judgingAgain.askJudgesReply },
  }),
  getInvitations: reading('GET', '/api/admin/judges/invitations', {
    summary: 'How many people were invited to judge in a season, followed the link and applied',
    query: invitations.invitationsQuery,
    replies: { 200: invitations.invitationCounts },
  }),
  previewInvitations: writing('POST', '/api/admin/judges/invitations/preview', {
    summary: 'Reads a list of people to invite; says line by line who would not be mailed, and why',
    body: invitations.invitationsPreviewRequest,
    records: 'nothing',
    replies: { 200: invitations.invitationsPreview },
  }),
  sendInvitations: deciding('POST', '/api/admin/judges/invitations', {
    summary: 'Invites people of a list to apply as judges, each mailbox once a season',
    body: invitations.invitationsRequest,
    records: ['invitation.sent'],
    replies: { 200: invitations.invitationsReply },
  }),
  remindInvited: deciding('POST', '/api/admin/judges/invitations/remind', {
    summary: 'Reminds those invited a week ago who have not applied, once each',
    body: invitations.remindInvitedRequest,
    records: ['invitation.reminded'],
    replies: { 200: invitations.remindInvitedReply },
  }),
  listJudges: reading('GET', '/api/admin/judges', {
    summary: 'All applicants to judge, by page, with their work in a season',
    query: listedJudges.judgesQuery,
    replies: { 200: listedJudges.judgesReply },
  }),
  getJudge: reading('GET', '/api/admin/judges/detail', {
    summary: 'A judge: application, decisions, work in a season',
    query: listedJudges.judgeQuery,
    replies: { 200: listedJudges.judgeDetail },
  }),
  listApplications: reading('GET', '/api/admin/judges/applications', {
    screener: true,
    summary: 'Applications that wait or were rejected, with what helps to decide',
    query: applications.applicationsQuery,
    replies: { 200: applications.applicationsReply },
    refusals: [],
  }),
  decideApplications: deciding('POST', '/api/admin/judges/applications', {
    screener: true,
    summary: 'Verifies or rejects applicants; each mail waits while the decision can be undone',
    body: applications.decisionsRequest,
    records: ['judge.verified', 'judge.verification-confirmed', 'judge.rejected'],
    replies: { 200: applications.outcomesReply },
    refusals: [],
  }),
  // Needs no fresh proof, because the few seconds would not suffice for one.
  undoDecisions: writing('POST', '/api/admin/judges/applications/undo', {
    screener: true,
    summary: "Undoes the caller's decisions about applicants before their mails are sent",
    body: applications.undoRequest,
    records: ['judge.decision-undone'],
    replies: { 200: applications.outcomesReply },
    refusals: [],
  }),
  setJudgeCapacity: writing('POST', '/api/admin/judges/capacity', {
    summary: 'Sets how many nominations a judge may take on; existing assignments stay',
    body: listedJudges.capacityRequest,
    records: ['judge.capacity-set'],
    replies: { 200: listedJudges.changedJudge },
  }),
  markJudgePaid: writing('POST', '/api/admin/judges/paid', {
    summary: 'Marks a judge as paid, or not',
    body: listedJudges.paidRequest,
    records: ['judge.paid-marked'],
    replies: { 200: listedJudges.changedJudge },
  }),
  deactivateJudge: deciding('POST', '/api/admin/judges/deactivate', {
    summary: 'Deactivates a judge: pending assignments go to others, ratings stay',
    body: listedJudges.deactivationRequest,
    records: ['judge.deactivated'],
    replies: { 200: listedJudges.changedJudge },
  }),
  reactivateJudge: deciding('POST', '/api/admin/judges/reactivate', {
    summary: 'Reactivates a judge',
    body: listedJudges.deactivationRequest,
    records: ['judge.reactivated'],
    replies: { 200: listedJudges.changedJudge },
  }),
  previewMessage: writing('POST', '/api/admin/judges/messages/preview', {
    summary: 'Who would get a mail to the judges of a filter, with three examples',
    body: messages.messagePreviewRequest,
    records: 'nothing',
    replies: { 200: messages.messagePreview },
  }),
  tryMessage: writing('POST', '/api/admin/judges/messages/try', {
    summary: 'Mails a message to its writer alone, as its first recipient would read it',
    body: messages.messagePreviewRequest,
    records: 'nothing',
  }),
  tryNominatorMessage: writing('POST', '/api/admin/nominations/messages/try', {
    tag: 'nominations',
    summary: 'The same of a message to nominators',
    body: messages.nominatorMessagePreviewRequest,
    records: 'nothing',
  }),
  listMessageTemplates: reading('GET', '/api/admin/messages/templates', {
    tag: 'mails',
    summary: 'Texts that organisers have saved to begin messages with',
    replies: { 200: templates.messageTemplates },
    refusals: [],
  }),
  saveMessageTemplate: writing('POST', '/api/admin/messages/templates', {
    tag: 'mails',
    summary: 'Saves such a text for all organisers, or replaces one',
    body: templates.messageTemplate,
    records: 'nothing',
    refusals: ['already-exists', 'failed-precondition'],
  }),
  removeMessageTemplate: writing('POST', '/api/admin/messages/templates/remove', {
    tag: 'mails',
    summary: 'Removes such a text',
    body: templates.templateQuery,
    records: 'nothing',
    refusals: [],
  }),
  listPlannedMessages: reading('GET', '/api/admin/messages/planned', {
    tag: 'mails',
    summary: 'Messages that leave at a time, and those that could not; subjects of own ones alone',
    replies: { 200: templates.plannedMessages },
    refusals: [],
  }),
  stopPlannedMessage: writing('POST', '/api/admin/messages/planned/stop', {
    tag: 'mails',
    summary: 'Stops a message before it leaves, whoever wrote it',
    body: templates.plannedQuery,
    records: ['messages.stopped'],
    refusals: ['failed-precondition'],
  }),
  sendMessage: deciding('POST', '/api/admin/judges/messages', {
    summary:
      'Mails the judges of a filter; one mail to several people in ten minutes for each sender',
    body: messages.messageRequest,
    records: ['judges.mailed', 'messages.planned'],
    replies: { 200: messages.messageReply },
    refusals: ['not-found', 'failed-precondition', 'resource-exhausted'],
  }),
  previewNominatorMessage: writing('POST', '/api/admin/nominations/messages/preview', {
    tag: 'nominations',
    summary: 'Who would get a mail to the nominators of a filter, with three examples',
    body: messages.nominatorMessagePreviewRequest,
    records: 'nothing',
    replies: { 200: messages.messagePreview },
  }),
  sendNominatorMessage: deciding('POST', '/api/admin/nominations/messages', {
    tag: 'nominations',
    summary:
      'Mails the nominators of a filter; one mail to several people in ten minutes for each sender',
    body: messages.nominatorMessageRequest,
    records: ['nominations.mailed', 'messages.planned'],
    replies: { 200: messages.messageReply },
    refusals: ['not-found', 'failed-precondition', 'resource-exhausted'],
  }),
  replaceJudge: deciding('POST', '/api/admin/judges/replace', {
    tag: 'assignments',
    summary:
      'Permanently takes a pending assignment away from a judge, for another one, or proposes it',
    body: listedJudges.replacementRequest,
    records: [
      'assignment.replacement-proposed',
      'assignment.replacement-turned-down',
      'assignment.replacement-withdrawn',
      'assignment.replaced',
    ],
  }),
  // The lists as files, with the list's filter and order.
  exportNominations: exporting('GET', '/api/admin/nominations/export', {
    tag: 'nominations',
    summary: 'The nominations of a season as a file, with the filters of their list',
    query: z.extend(z.omit(listedNominations.nominationsQuery, { page: true }), exportFields),
    ...exported('The nominations', 'nominations.exported'),
  }),
  exportJudges: exporting('GET', '/api/admin/judges/export', {
    tag: 'judges',
    summary: 'All applicants to judge as a file, with the filters of their list',
    query: z.extend(z.omit(listedJudges.judgesQuery, { page: true }), exportFields),
    ...exported('The judges', 'judges.exported'),
  }),
  exportAssignments: exporting('GET', '/api/admin/assignments/export', {
    tag: 'assignments',
    summary: 'How far each entry is covered, as a file',
    query: z.strictObject({ ...seasonQuery.shape, ...exportFields }),
    ...exported('How far entries are covered', 'assignments.exported'),
  }),
  exportResults: exporting('GET', '/api/admin/results/export', {
    tag: 'results',
    summary: 'The ratings of a category so far as a file, as far as the caller may see them',
    query: z.strictObject({ ...contestQuery.shape, ...exportFields }),
    ...exported('The ratings so far', 'results.exported'),
  }),
} as const satisfies Record<string, CallContract>;
