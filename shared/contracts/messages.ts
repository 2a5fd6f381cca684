import * as z from 'zod/mini';
import { limits } from './limits';
import { judgesQuery } from './listed-judges';
import { objectId } from './lists';
import { asLine, asTrimmedText, atMost } from './texts';

/** The judges who match all filters that are given, as in their list. */
const recipients = z.omit(judgesQuery, { sort: true, page: true });

const message = {
  filter: recipients,
  /** Only these of them. */
  judgeIds: z.optional(
    z.array(objectId).check(z.minLength(1), z.maxLength(limits.messageRecipients)),
  ),
  subject: z
    .string()
    .check(asLine(), z.minLength(1, 'Enter a subject'), atMost(limits.messageSubjectCharacters)),
  /** The text, in which `{name}`, `{pending}` and `{deadline}` are replaced for each recipient. */
  note: z
    .string()
    .check(asTrimmedText(), z.minLength(1, 'Enter a text'), atMost(limits.messageCharacters)),
  /** Leaves out judges without pending ratings and those who have switched off reminders. */
  isReminder: z.boolean(),
};

export const messagePreviewRequest = z.strictObject(message);
export type MessagePreviewRequest = z.infer<typeof messagePreviewRequest>;

export const messagePreview = z.object({
  /** How many judges get it. */
  recipients: z.int(),
  /** Judges who match and do not get it: an unconfirmed address, or not to be reminded. */
  leftOut: z.int(),
  /** The first three, without pending ratings that the caller has a conflict of interest with. */
  examples: z.array(
    z.object({ name: z.string(), email: z.string(), subject: z.string(), text: z.string() }),
  ),
});
export type MessagePreview = z.infer<typeof messagePreview>;

export const messageRequest = z.strictObject({
  ...message,
  /** Chosen by the sender; a repeated request sends nothing again. */
  messageId: z.uuid(),
  /** The number that was confirmed; more are refused. */
  mostRecipients: z.int().check(z.minimum(1), z.maximum(limits.messageRecipients)),
});
export type MessageRequest = z.infer<typeof messageRequest>;

export const messageReply = z.object({ recipients: z.int() });
