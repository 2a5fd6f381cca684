import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import { limits } from '@meritum/shared/contracts/limits';
import type {
  ConfirmedMessage,
  MessagePreview,
  MessageTexts,
} from '@meritum/shared/contracts/messages';
import { answerRepetition, writeWithEffects } from '../../module-kit/change-document';
import type { MailRequest } from '../../module-kit/mail-request';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Decider } from '../../platform/authorisation/actor';
import { accountsOf } from '../../platform/authorisation/same-person';
import { after, minutes } from '../../platform/clock';
import type { Messages } from './context';
import {
  moreThanConfirmed,
  nobodyGetsIt,
  noDeadline,
  placeholderUnknown,
  sentRecently,
  tooManyRecipients,
} from './errors';
import { messageTrial } from './mails/MessageTrial';
import { fillPlaceholders, type PlaceholderValues, unknownIn } from './placeholders';

interface MessageRecipient {
  /** Identifies the recipient in the key of their mail. */
  id: string;
  name: string;
  email: string;
  /** The placeholder values that the sender may see. */
  shown: PlaceholderValues;
}

export interface Audience {
  /** Such as `judge`. */
  noun: string;
  season: string;
  recipients: readonly MessageRecipient[];
  /** How many match but do not get it. */
  leftOut: number;
  placeholders: readonly string[];
  /** What happens at the deadline, such as `judging closes`. */
  deadlineOf: string;
  action: Extract<AuditAction, `${string}.mailed`>;
  /** The filter for the audit trail, without typed words, which may name a person. */
  recorded: Readonly<Record<string, unknown>>;
  /** The mails with each recipient's own values. */
  mailsTo(
    recipients: readonly MessageRecipient[],
    mailKeyOf: (recipient: MessageRecipient) => string,
  ): Promise<MailRequest[]>;
}

const pause = minutes(limits.messagePauseMinutes);

/** Recipients whose mail is shown before it is sent. */
const examples = 3;

/** Throws invalid-argument for a text that its writer would not expect to be sent like this. */
function checkTexts(
  { ownLinksOnly }: Messages,
  { subject, note }: MessageTexts,
  { placeholders, recipients, deadlineOf }: Audience,
): void {
  for (const text of [subject, note]) {
    const [unknown] = unknownIn(text, placeholders);
    if (unknown) throw placeholderUnknown(unknown, placeholders);
    const isEmpty = recipients.some(({ shown: { deadline } }) => !deadline);
    if (text.includes('{deadline}') && isEmpty) throw noDeadline(deadlineOf);
    // Text and values can form a link together. Names cannot contain one.
    const read = recipients.map(({ shown }) => fillPlaceholders(text, { ...shown, name: 'name' }));
    for (const one of new Set(read)) ownLinksOnly(one, '/note');
  }
}

/** Removes repeated mails: an address gets the same text once, even with several nominations. */
function withoutRepetitions(
  { subject, note }: MessageTexts,
  recipients: readonly MessageRecipient[],
): MessageRecipient[] {
  const read = ({ email, shown }: MessageRecipient) =>
    JSON.stringify([email, fillPlaceholders(subject, shown), fillPlaceholders(note, shown)]);
  return [...new Map(recipients.toReversed().map((one) => [read(one), one])).values()].toReversed();
}

/** @throws invalid-argument for its text; failed-precondition for no or too many recipients */
export function recipientsOf(
  context: Messages,
  texts: MessageTexts,
  audience: Audience,
): MessageRecipient[] {
  const { noun, recipients } = audience;
  checkTexts(context, texts, audience);
  const each = withoutRepetitions(texts, recipients);
  if (each.length === 0) throw nobodyGetsIt(noun);
  if (each.length > limits.messageRecipients)
    throw tooManyRecipients(limits.messageRecipients, noun);
  return each;
}

/** The sender's last message, by any of their accounts, that makes them wait. */
const lastOf = async ({ stores, platform }: Messages, sender: Decider) =>
  stores.messages.findLastSince(accountsOf(await sender.person()), after(platform.clock(), -pause));

/** The recipients, time and text of a message. Throws as {@link sendMessage} does. */
export async function previewMessage(
  context: Messages,
  sender: Decider,
  texts: MessageTexts,
  audience: Audience,
): Promise<MessagePreview> {
  const last = await lastOf(context, sender);
  const recipients = recipientsOf(context, texts, audience);
  return {
    leftOut: audience.leftOut,
    recipients: recipients.length,
    ...(last && { sendFrom: after(last.at, pause).toISOString() }),
    examples: recipients.slice(0, examples).map(({ name, email, shown }) => ({
      name,
      email,
      subject: fillPlaceholders(texts.subject, shown),
      text: fillPlaceholders(texts.note, shown),
    })),
  };
}

/**
 * Mails a message to its writer, as its first recipient would read it.
 * @throws as {@link sendMessage} does
 */
export async function tryMessage(
  context: Messages,
  sender: Decider,
  texts: MessageTexts,
  audience: Audience,
): Promise<void> {
  const [first] = (await previewMessage(context, sender, texts, audience)).examples;
  if (!first) return;
  const { subject: title, text } = first;
  const key = `${sender.accountId}:${randomUUID()}`;
  await context.platform.mail(
    messageTrial.toOwner(await sender.person(), { title, text }, { key }),
  );
}

/**
 * Mails an audience: one write stores the message, its audit entry and every mail. A repeated
 * request gets the first reply and sends nothing.
 * @throws invalid-argument for its text; failed-precondition when nobody, or more people than were
 * confirmed, would get it; resource-exhausted within ten minutes of the sender's last one
 */
export function sendMessage(
  context: Messages,
  sender: Decider,
  sent: MessageTexts & ConfirmedMessage,
  audience: () => Promise<Audience>,
): Promise<{ recipients: number }> {
  return answerRepetition(
    () => sendOnce(context, sender, sent, audience),
    async () => {
      const before = await context.stores.messages.findById(sent.messageId);
      return before?.by === sender.accountId ? { recipients: before.recipients } : null;
    },
  );
}

async function sendOnce(
  context: Messages,
  sender: Decider,
  sent: MessageTexts & ConfirmedMessage,
  audience: () => Promise<Audience>,
) {
  const { stores, platform, recordMessage } = context;
  const { mail, clock } = platform;
  const { messageId, maxRecipients, subject, note } = sent;
  const { accountId: by } = sender;
  const at = clock();
  const last = await lastOf(context, sender);
  if (last) throw sentRecently(last.at.getTime() + pause - at.getTime());
  const asked = await audience();
  const { noun, action, season, recorded } = asked;
  const recipients = recipientsOf(context, sent, asked);
  if (recipients.length > maxRecipients) throw moreThanConfirmed(recipients.length, noun);
  const mails = await asked.mailsTo(recipients, ({ id }) => `${messageId}:${id}`);
  const audit = pendingAuditEntry(clock, {
    actor: { accountId: by },
    action,
    // The subject ends with the season, so that a conflict of interest in it withholds the entry.
    subject: { id: `organisers-message:${messageId}:${season}` },
    reason: note,
    before: null,
    after: { subject, recipients: mails.length, ...recorded },
  });
  const [first] = accountsOf(await sender.person()).sort();
  const turn = `${first}:${Math.floor(at.getTime() / pause)}`;
  await writeWithEffects(
    { recordAudit: recordMessage, mail, conflict: () => sentRecently(pause) },
    { audit, mails },
    (effects) =>
      stores.messages.insert({ _id: messageId, by, turn, at, recipients: mails.length }, effects),
  );
  return { recipients: mails.length };
}
