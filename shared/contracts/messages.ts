import * as z from 'zod/mini';
import { limits } from './limits';
import { judgesQuery } from './listed-judges';
import { nominationsQuery } from './listed-nominations';
import { objectId } from './lists';
import { asLine, atMost, requiredText } from './texts';

/** The most that are chosen in a list. */
const chosen = z.optional(
  z.array(objectId).check(z.minLength(1), z.maxLength(limits.messageRecipients)),
);

const texts = {
  subject: z
    .string()
    .check(asLine(), z.minLength(1, 'Enter a subject'), atMost(limits.messageSubjectCharacters)),
  /** The text, in which words in braces such as `{name}` are replaced for each recipient. */
  note: requiredText(limits.messageCharacters, 'Enter a text'),
};
export type MessageTexts = z.infer<z.ZodMiniObject<typeof texts>>;

const confirmed = {
  /** Chosen by the sender; a repeated request sends nothing again. */
  messageId: z.uuid(),
  /** The number that was confirmed; more are refused. */
  maxRecipients: z.int().check(z.minimum(1), z.maximum(limits.messageRecipients)),
};
export type ConfirmedMessage = z.infer<z.ZodMiniObject<typeof confirmed>>;

/** When it leaves; whom it goes to is found then. Missing: at once. */
const sendAt = z.exactOptional(z.iso.datetime());

const toJudges = {
  /** The judges who match all filters that are given, as in their list. */
  filter: z.omit(judgesQuery, { sort: true, page: true }),
  /** Only these of them. */
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
  /** The nominators of the nominations that match all filters that are given, as in their list. */
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
  /** How many people get it. */
  recipients: z.int(),
  /** Those who match and do not get it, because of an unconfirmed address, say. */
  leftOut: z.int(),
  /** When the caller may send it, soon after another mail to several people; missing if now. */
  sendFrom: z.optional(z.iso.datetime()),
  /** The first three, without pending ratings that the caller has a conflict of interest with. */
  examples: z.array(
    z.object({ name: z.string(), email: z.string(), subject: z.string(), text: z.string() }),
  ),
});
export type MessagePreview = z.infer<typeof messagePreview>;

export const messageReply = z.object({ recipients: z.int() });
