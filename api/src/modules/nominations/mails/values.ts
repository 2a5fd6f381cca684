import * as z from 'zod/mini';
import { mailedConfirmation } from '../../identity/mails/values';
import { identifier, label, line, moment, note } from '../../mail/fields';

export const receivedValues = z.object({
  name: line,
  nominee: line,
  organization: line,
  category: label,
  submittedAt: moment,
  /** Mails from before it was told lack it. */
  reference: z.optional(label),
  logHead: z.optional(label),
  /** Until the nominator's address is confirmed. */
  confirmation: z.optional(mailedConfirmation),
});

export type ReceivedValues = z.output<typeof receivedValues>;

export const returnedValues = z.object({ name: line, note });

export type ReturnedValues = z.output<typeof returnedValues>;

export const withdrawnValues = z.object({
  name: line,
  reference: label,
  category: label,
  withdrawnAt: moment,
});

export type WithdrawnValues = z.output<typeof withdrawnValues>;

/** `owner` names whose reminders the link ends. */
export const reminderValues = z.object({
  name: line,
  category: label,
  closesAt: moment,
  owner: identifier,
});

export type DraftReminderValues = z.output<typeof reminderValues>;

/** What an organiser wrote to several nominators, and what is replaced in it for this one. */
export const nominatorsMessageValues = z.object({
  name: line,
  subject: note,
  text: note,
  category: label,
  deadline: label,
});

export type NominatorsMessageValues = z.output<typeof nominatorsMessageValues>;
