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
    summary: 'Makes a preview of a plan; refused when planning takes longer than 20 seconds',
    body: plans.previewRequest,
    records: 'nothing',
    replies: { 200: plans.planReply },
  }),
  getPlan: reading('GET', '/api/admin/plans/:planId', {
    summary: 'A plan: its changes and quality, and what stays uncovered',
    params: planParams,
    replies: { 200: plans.planReply },
  }),
  discardPlan: writing('POST', '/api/admin/plans/:planId/discard', {
    summary: 'Discards a preview; repeating it does nothing',
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
  checkBeacon: reading('GET', '/api/admin/draw/beacon', {
    summary:
      'Whether a relay of the public beacon answers now; rules that are frozen now name it then',
    replies: { 200: plans.beaconReply },
    refusals: [],
  }),
  proceedWithoutBeacon: writing('POST', '/api/admin/draw/without-beacon', {
    proof: 'fresh',
    summary:
      'Goes on without a round of the beacon that has been missing for a day: one organiser proposes it, another decides it',
    body: plans.withoutBeaconRequest,
    records: [
      'draw.omission-proposed',
      'draw.omission-turned-down',
      'draw.omission-withdrawn',
      'draw.beacon-omitted',
    ],
  }),
} as const satisfies Record<string, CallContract>;
