import * as z from 'zod/mini';
import { reasonGiven } from './reason';

/** Payload of `switchRegistration`. */
export const registrationSwitch = z.strictObject({ paused: z.boolean(), reason: reasonGiven });
export type RegistrationSwitch = z.infer<typeof registrationSwitch>;

export const registrationState = z.object({
  /** Accounts created within an hour. */
  lastHour: z.int(),
  /** Whether the number suggests a program that registers strangers. */
  isUnusual: z.boolean(),
  pausedUntil: z.nullable(z.iso.datetime()),
  /** How often registration was paused. */
  pauses: z.int(),
});
export type RegistrationState = z.infer<typeof registrationState>;

/** The public part of the state, once registration has been paused. */
export const registrationPause = z.pick(registrationState, { pausedUntil: true, pauses: true });
