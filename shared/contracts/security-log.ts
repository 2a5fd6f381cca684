import * as z from 'zod/mini';

const securityEvents = [
  'registered',
  'signed-in',
  'signed-in-on-new-device',
  'sign-in-failed',
  'second-step-failed',
  'password-changed',
  'password-reset',
  'email-changed',
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

const securityLogEntry = z.object({
  id: z.string(),
  event: z.enum(securityEvents),
  /** The time of the last event, if the entry counts several. */
  at: z.iso.datetime(),
  /** Browser and system in words; null if unknown. */
  device: z.nullable(z.string()),
  /** Number of events on that day; 1 for events that are not counted. */
  count: z.int(),
});
export type SecurityLogEntry = z.infer<typeof securityLogEntry>;

/** Latest first. */
export const securityLogReply = z.object({ entries: z.array(securityLogEntry) });
export type SecurityLogReply = z.infer<typeof securityLogReply>;
