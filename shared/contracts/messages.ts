import * as z from 'zod/mini';
import { limits } from './limits';
import { judgesQuery } from './listed-judges';
import { nominationsQuery } from './listed-nominations';
import { objectId } from './lists';
import { asLine, atMost, requiredText } from './texts';

/** The most rows that can be chosen in a list. */
const chosen = z.optional(
  z.array(objectId).check(z.minLength(1), z.maxLength(limits.messageRecipients)),
);

const texts = {
  subject: z
    .string()
    .check(asLine(), z.minLength(1, 'Enter a subject'), atMost(limits.messageSubjectCharacters)),
  /** The text, whose words in braces such as `{name}` are replaced for each recipient. */
  note: requiredText(limits.messageCharacters, 'Enter a text'),
};
export type MessageTexts = z.infer<z.ZodMiniObject<typeof texts>>;

const confirmed = {
  /** Chosen by the sender; a repeated request sends nothing again. */
  messageId: z.uuid(),
  /** The confirmed number of recipients; a larger one is refused. */
  maxRecipients: z.int().check(z.minimum(1), z.maximum(limits.messageRecipients)),
};
export type ConfirmedMessage = z.infer<z.ZodMiniObject<typeof confirmed>>;

/** When it leaves, and its recipients are determined. Missing means now. */
const sendAt = z.exactOptional(z.iso.datetime());

const toJudges = {
  /** The judges' list with these filters. */
  filter: z.omit(judgesQuery, { sort: true, page: true }),
  /** Only these judges. */
  judgeIds: chosen,
  ...texts,
  /** Leaves out judges without pending ratings and those who have switched off reminders. */
  isReminder: z.boolean(),
};

export const messagePreviewRequest = z.strictObject(toJudges);
export type MessagePreviewRequest = z.infer<typeof messagePreviewRequest>;

export const messageRequest = z.strictObject({ ...toJudges, ...confirmed, sendAt });
export type MessageRequest = z.infer<typeof messageRequest>;

const toNominators = {
  /** The nominations' list with these filters; their nominators are the recipients. */
  filter: z.omit(nominationsQuery, { sort: true, page: true }),
  /** Only of these nominations. */
  nominationIds: chosen,
  ...texts,
};

export const nominatorMessagePreviewRequest = z.strictObject(toNominators);
export type NominatorMessagePreviewRequest = z.infer<typeof nominatorMessagePreviewRequest>;

export const nominatorMessageRequest = z.strictObject({ ...toNominators, ...confirmed, sendAt });
export type NominatorMessageRequest = z.infer<typeof nominatorMessageRequest>;

export const messagePreview = z.object({
  /** Number of recipients. */
  recipients: z.int(),
  /** Matching people who do not get it, for example for want of a confirmed address. */
  leftOut: z.int(),
  /** When the caller may send again after the pause; missing if now. */
  sendFrom: z.optional(z.iso.datetime()),
  /** Three examples, without pending ratings under a conflict of interest of the caller. */
  examples: z.array(
    z.object({ name: z.string(), email: z.string(), subject: z.string(), text: z.string() }),
  ),
});
export type MessagePreview = z.infer<typeof messagePreview>;

export const messageReply = z.object({ recipients: z.int() });
