import { portals } from '@meritum/shared/contracts/identity';

import * as z from 'zod/mini';

import { identifier, line, moment } from '../../mail/fields';

/** The failed step: the password, or the second step after the right password. */
export const failedAttempts = ['sign-in-failed', 'second-step-failed'] as const;

export type FailedAttempt = (typeof failedAttempts)[number];

/** A confirmation link, made from its id when the mail is sent. */
export const mailedConfirmation = z.object({
  confirmationId: identifier,
  expiresAt: moment,
  portal: z.optional(z.enum(portals)),
});

export type MailedConfirmation = z.output<typeof mailedConfirmation>;

export const confirmationValues = z.object({ name: line, ...mailedConfirmation.shape });

export type ConfirmationValues = z.output<typeof confirmationValues>;
