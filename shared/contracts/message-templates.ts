import * as z from 'zod/mini';
import { limits } from './limits';
import { asLine, atMost, requiredLine, requiredText } from './texts';

const messageAudience = z.enum(['judges', 'nominators']);
export type MessageAudience = z.infer<typeof messageAudience>;

/** A start for new messages, shared by all organisers. */
export const messageTemplate = z.strictObject({
  /** Chosen by the browser; saving it again replaces it. */
  id: z.uuid(),
  to: messageAudience,
  name: requiredLine(limits.templateNameCharacters, 'Enter a name'),
  subject: z
    .string()
    .check(asLine(), z.minLength(1, 'Enter a subject'), atMost(limits.messageSubjectCharacters)),
  note: requiredText(limits.messageCharacters, 'Enter a text'),
  isReminder: z.boolean(),
});
export type MessageTemplate = z.infer<typeof messageTemplate>;

export const messageTemplates = z.object({ templates: z.array(messageTemplate) });

export const templateQuery = z.strictObject({ id: z.uuid() });

/** A planned message, as organisers see it. */
const plannedMessage = z.object({
  messageId: z.string(),
  to: messageAudience,
  /** Null for others' messages, which may be about an entry that the caller must not know about. */
  subject: z.nullable(z.string()),
  /** Its writer's name. */
  by: z.string(),
  isOwn: z.boolean(),
  sendAt: z.iso.datetime(),
  state: z.enum(['planned', 'failed']),
  /** Why it was not sent. */
  why: z.nullable(z.string()),
});
export type PlannedMessage = z.infer<typeof plannedMessage>;

export const plannedMessages = z.object({ messages: z.array(plannedMessage) });

export const plannedQuery = z.strictObject({ messageId: z.uuid() });
