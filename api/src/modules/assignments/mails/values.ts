import * as z from 'zod/mini';
import { count, identifier, label, line, proofs } from '../../mail/fields';

export const readyValues = z.object({ name: line, count });

/** `judge` names whom the link stops reminders for; `logHead` is the public log's last head. */
export const reminderValues = z.object({
  name: line,
  pending: count,
  assigned: count,
  judge: identifier,
  logHead: z.optional(label),
});

export const movedValues = z.object({ name: line, count });

export const completedValues = z.object({ name: line, completed: count });

/** Receipts as `receiptLine` writes them; no ratings. */
export const receiptsValues = z.object({
  name: line,
  lines: proofs,
  logHead: z.optional(label),
});

export const setAsideValues = z.object({ name: line });
