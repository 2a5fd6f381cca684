import * as z from 'zod/mini';

/** The stable error codes of the API and the HTTP status each is answered with. */
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

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** One wrong place in a request: a JSON pointer into the body, and what is wrong there. */
export const fieldProblem = z.object({ pointer: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof fieldProblem>;

/** What a refusal can be mended by, for the browser to offer it. */
export const problemReasons = ['second-factor-required', 'fresh-proof-required'] as const;
export type ProblemReason = (typeof problemReasons)[number];

/** RFC 9457 problem details, the body of every reply that is not a success. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(errorCodes),
  message: z.string(),
  reason: z.optional(z.enum(problemReasons)),
  errors: z.optional(z.array(fieldProblem)),
  requestId: z.string(),
});
export type Problem = z.infer<typeof problem>;
