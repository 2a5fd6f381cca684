import * as z from 'zod/mini';
import { count, identifier, line } from '../../mail/fields';

export const readyValues = z.object({ name: line, count });

export type ReadyValues = z.output<typeof readyValues>;

/** `judge` names whom the link stops reminders for. */
export const reminderValues = z.object({
  name: line,
  pending: count,
  assigned: count,
  judge: identifier,
});

export type ReminderValues = z.output<typeof reminderValues>;

export const completedValues = z.object({ name: line, completed: count });

export type CompletedValues = z.output<typeof completedValues>;

export const setAsideValues = z.object({ name: line });

export type SetAsideValues = z.output<typeof setAsideValues>;
