import * as z from 'zod/mini';
import { coverageReply } from '../assignments';
import { seasonQuery } from '../contests';
import * as plans from '../plans';
import { type CallContract, calling, media, refusals } from './call';

const tag = 'plans';
const reading = calling({ tag, may: 'admin', rate: 'read', refusals: ['not-found'] });
const writing = calling({ tag, may: 'admin', rate: 'write', proof: 'none', refusals });

const planParams = z.object({ planId: z.string().check(z.maxLength(64)) });

/** Planning assignments: preview first, then apply. */
export const planCalls = {
  getAssignmentCoverage: reading('GET', '/api/admin/assignments/coverage', {
    summary: 'How well the nominations of a season are covered by judges',
    query: seasonQuery,
    replies: { 200: coverageReply },
  }),
  previewPlan: writing('POST', '/api/admin/plans', {
    heavy: true,
    summary: 'Starts planning a preview; returns the plan in progress if there is one',
    body: plans.previewRequest,
    records: 'nothing',
    replies: { 202: plans.planReply },
  }),
  getPlan: reading('GET', '/api/admin/plans/:planId', {
    summary: 'A plan: its progress, changes and quality, and what stays uncovered',
    params: planParams,
    replies: { 200: plans.planReply },
  }),
  cancelPlan: writing('POST', '/api/admin/plans/:planId/cancel', {
    summary: 'Cancels planning or discards a preview; repeating it does nothing',
    params: planParams,
    records: 'nothing',
    replies: { 200: plans.planReply },
  }),
  applyPlan: writing('POST', '/api/admin/plans/:planId/apply', {
    heavy: true,
    proof: 'fresh',
    summary:
      'Applies a preview and opens the judging that it was made for, unless something has changed since; with a reason where nominations would get no result; repeating it does nothing',
    params: planParams,
    body: plans.applyRequest,
    records: ['plan.applied', 'season.changed'],
    replies: { 200: plans.planReply },
  }),
  listPlans: reading('GET', '/api/admin/plans', {
    summary: 'Applied plans and available previews of a season, newest first',
    query: plans.plansQuery,
    replies: { 200: plans.plansReply },
  }),
  exportPlanInput: writing('GET', '/api/admin/plans/:planId/input', {
    rate: 'upload',
    heavy: true,
    proof: 'fresh',
    summary: 'What an applied plan was made from, for an auditor, once judging is closed for good',
    params: planParams,
    records: ['plan.exported'],
    replies: { 200: media('application/json', 'The input without names, and what binds it') },
  }),
  commitRandomness: writing('POST', '/api/admin/draw/commitments', {
    summary:
      "Publishes the hash of an organiser's value for a season's draw; repeating it does nothing",
    body: plans.randomnessCommitment,
    records: ['draw.committed'],
    refusals: ['not-found', 'already-exists', 'failed-precondition'],
  }),
  revealRandomness: writing('POST', '/api/admin/draw/values', {
    summary: 'Reveals a value that was committed to, once planning waits for it',
    body: plans.randomnessRevealed,
    records: ['draw.revealed'],
  }),
  listLeaveOuts: reading('GET', '/api/admin/draw/proposals', {
    summary: 'Values that an organiser proposed to leave out of a draw, for another one to confirm',
    query: plans.leaveOutsQuery,
    replies: { 200: plans.leaveOutsReply },
  }),
  leaveOutRandomness: writing('POST', '/api/admin/draw/left-out', {
    proof: 'fresh',
    summary:
      'Leaves out a value that was not revealed for a day: one organiser proposes it, another decides it',
    body: plans.randomnessLeftOut,
    records: ['draw.leave-out-proposed', 'draw.leave-out-withdrawn', 'draw.left-out'],
  }),
} as const satisfies Record<string, CallContract>;
