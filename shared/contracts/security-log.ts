import * as z from 'zod/mini';

/** What an account's security log tells of. */
export const securityEvents = [
  'registered',
  'signed-in',
  'signed-in-on-new-device',
  'sign-in-failed',
  'second-step-failed',
  'password-changed',
  'password-reset',
  'google-added',
  'factor-added',
  'factor-removed',
  'factors-reset',
  'recovery-code-used',
  'recovery-codes-renewed',
  'passkey-copied',
  'signed-out',
  'session-ended',
  'signed-out-everywhere',
  'session-reused',
  'sessions-ended-by-organisers',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

export const securityLogEntry = z.object({
  id: z.string(),
  event: z.enum(securityEvents),
  /** The last time, where several are counted as one. */
  at: z.iso.datetime(),
  /** Browser and system in words; null where none is known. */
  device: z.nullable(z.string()),
  /** How often, on one day; 1 for what is not counted. */
  count: z.int(),
});
export type SecurityLogEntry = z.infer<typeof securityLogEntry>;

/** The latest first. */
export const securityLogReply = z.object({ entries: z.array(securityLogEntry) });
export type SecurityLogReply = z.infer<typeof securityLogReply>;
