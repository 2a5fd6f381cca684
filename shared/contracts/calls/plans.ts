import * as z from 'zod/mini';
import { coverageReply } from '../assignments';
import { planReply, plansQuery, plansReply, previewRequest } from '../plans';
import { type CallContract, calling } from './call';

const planning = calling({ tag: 'plans', may: 'admin', rate: 'read' });

const planParams = z.object({ planId: z.string().check(z.maxLength(64)) });

/** Planning assignments: preview first, then apply. */
export const planCalls = {
  getAssignmentCoverage: {
    ...planning('GET', '/api/admin/assignments/coverage'),
    summary: 'How well the nominations are covered by judges',
    replies: { 200: coverageReply },
  },
  previewPlan: {
    ...planning('POST', '/api/admin/plans'),
    rate: 'write',
    summary: 'Starts planning a preview; returns the plan in progress if there is one',
    body: previewRequest,
    records: 'nothing',
    replies: { 202: planReply },
  },
  getPlan: {
    ...planning('GET', '/api/admin/plans/:planId'),
    summary: 'A plan: its progress, changes and quality, and what stays uncovered',
    params: planParams,
    replies: { 200: planReply },
    refusals: ['not-found'],
  },
  cancelPlan: {
    ...planning('POST', '/api/admin/plans/:planId/cancel'),
    rate: 'write',
    summary: 'Cancels planning or discards a preview; repeating it does nothing',
    params: planParams,
    records: 'nothing',
    replies: { 200: planReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  applyPlan: {
    ...planning('POST', '/api/admin/plans/:planId/apply'),
    rate: 'write',
    proof: 'fresh',
    summary: 'Applies a preview, unless the situation has changed since; repeating it does nothing',
    params: planParams,
    records: ['plan.applied'],
    replies: { 200: planReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  listPlans: {
    ...planning('GET', '/api/admin/plans'),
    summary: 'Applied plans and available previews, newest first',
    query: plansQuery,
    replies: { 200: plansReply },
  },
} as const satisfies Record<string, CallContract>;
