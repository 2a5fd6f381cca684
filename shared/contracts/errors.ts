import * as z from 'zod/mini';
import { proposal } from './proposals';

/** The API's stable error codes, with their HTTP status. */
export const errorStatus = {
  'invalid-argument': 400,
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'already-exists': 409,
  'failed-precondition': 412,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'resource-exhausted': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** One invalid field of a request: a JSON pointer into the body, the problem, and what to do. */
const fieldProblem = z.object({
  pointer: z.string(),
  message: z.string(),
  advice: z.optional(z.string()),
});
export type FieldProblem = z.infer<typeof fieldProblem>;

/** Remedies for a refusal that the browser can offer. */
const problemReasons = ['second-factor-required', 'fresh-proof-required'] as const;
export type ProblemReason = (typeof problemReasons)[number];

/** RFC 9457 problem details, the body of every error reply. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(errorCodes),
  message: z.string(),
  reason: z.optional(z.enum(problemReasons)),
  errors: z.optional(z.array(fieldProblem)),
  /** The present proposal, if an act of two organisers named no proposal or another one. */
  proposal: z.optional(proposal),
  requestId: z.string(),
});
export type Problem = z.infer<typeof problem>;
