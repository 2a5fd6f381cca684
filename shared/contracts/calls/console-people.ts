import {
  capacityRequest,
  changedJudge,
  judgeDetail,
  judgeQuery,
  judgesQuery,
  judgesReply,
  paidRequest,
  replacementRequest,
  standingRequest,
} from '../listed-judges';
import {
  nominationDetail,
  nominationQuery,
  nominationsQuery,
  nominationsReply,
  returnReply,
  returnRequest,
} from '../listed-nominations';
import { type CallContract, nothing } from './call';

const reading = { may: 'admin', rate: 'read' } as const;
const writing = { may: 'admin', rate: 'write' } as const;
/** Decides somebody's fate. */
const deciding = { ...writing, proof: 'fresh' } as const;

/** The console's nominations, judges and who rates what. */
export const consolePeopleCalls = {
  listNominations: {
    ...reading,
    tag: 'nominations',
    summary:
      'The nominations of a season, by page; nothing of judges where one is tied to the caller',
    query: nominationsQuery,
    replies: { 200: nominationsReply },
    refusals: ['not-found'],
  },
  getNomination: {
    ...reading,
    tag: 'nominations',
    summary: 'All of a nomination; without judges and scores where it is tied to the caller',
    query: nominationQuery,
    replies: { 200: nominationDetail },
    refusals: ['not-found'],
  },
  returnNomination: {
    ...deciding,
    tag: 'nominations',
    summary: 'Gives a nomination back to its nominator with a note, to be changed and sent again',
    body: returnRequest,
    replies: { 200: returnReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  listJudges: {
    ...reading,
    tag: 'judges',
    summary: 'Everybody who applied to judge, by page',
    query: judgesQuery,
    replies: { 200: judgesReply },
  },
  getJudge: {
    ...reading,
    tag: 'judges',
    summary: 'A judge: application, decisions, what they do this season',
    query: judgeQuery,
    replies: { 200: judgeDetail },
    refusals: ['not-found'],
  },
  setJudgeCapacity: {
    ...writing,
    tag: 'judges',
    summary: 'How many nominations a judge may take on; what they have stays theirs',
    body: capacityRequest,
    replies: { 200: changedJudge },
    refusals: ['not-found', 'failed-precondition'],
  },
  markJudgePaid: {
    ...writing,
    tag: 'judges',
    summary: 'Marks a judge as paid, or not',
    body: paidRequest,
    replies: { 200: changedJudge },
    refusals: ['not-found', 'failed-precondition'],
  },
  deactivateJudge: {
    ...deciding,
    tag: 'judges',
    summary: 'Ends the judging of somebody: what is pending goes to others, ratings stay',
    body: standingRequest,
    replies: { 200: changedJudge },
    refusals: ['not-found', 'failed-precondition'],
  },
  reactivateJudge: {
    ...deciding,
    tag: 'judges',
    summary: 'Lets a deactivated judge judge again',
    body: standingRequest,
    replies: { 200: changedJudge },
    refusals: ['not-found', 'failed-precondition'],
  },
  replaceJudge: {
    ...deciding,
    tag: 'assignments',
    summary: 'Takes a pending nomination off a judge for good, for another judge',
    body: replacementRequest,
    replies: { 204: nothing },
    refusals: ['not-found', 'failed-precondition'],
  },
} as const satisfies Record<string, CallContract>;
