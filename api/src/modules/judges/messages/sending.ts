import { limits } from '@meritum/shared/contracts/limits';
import type {
  MessagePreview,
  MessagePreviewRequest,
  MessageRequest,
} from '@meritum/shared/contracts/messages';
import type { Season } from '@meritum/shared/contracts/seasons';
import { answerRepetition, writeWithEffects } from '../../../composition/change-document';
import type { Actor } from '../../../platform/authorisation/actor';
import { after, minutes } from '../../../platform/clock';
import { formatDateTime } from '../../../platform/text';
import { pendingAuditEntry } from '../../audit/pending-entries';
import type { JudgeAction } from '../audit';
import { type JudgeAdminQueries, judgeRows } from '../console/judges';
import type { Judges } from '../context';
import type { Judge } from '../judge';
import { organisersMessage } from '../mails/events';
import {
  linksElsewhere,
  moreThanConfirmed,
  nobodyGetsIt,
  noDeadline,
  placeholderUnknown,
  sentRecently,
  tooManyRecipients,
} from './errors';
import { filled, foreignLinks, unknownIn } from './placeholders';
import type { Message, MessagesStore } from './store';

export interface Messages extends Judges, JudgeAdminQueries {
  judges: Judges['judges'];
  clock: Judges['clock'];
  messages: MessagesStore;
  /** Appends to the audit trail what the message owes; never fails. */
  recordMessage(message: Message): Promise<void>;
  /** What texts may link to: the site's origin and its support address. */
  ownPlaces: readonly string[];
}

type Sender = Pick<Actor, 'accountId' | 'person'>;

/** How long an organiser waits after a mail to judges. */
const pause = minutes(10);

/** Recipients whose mail is shown before it is sent. */
const examples = 3;

/** When judging first closes automatically; empty if no time is set. */
function deadlineOf({ categories }: Pick<Season, 'categories'>): string {
  const times = categories.flatMap(({ judging: { open, closesAt } }) =>
    open && closesAt ? [closesAt] : [],
  );
  const [first] = times.sort();
  return first ? formatDateTime(new Date(first)) : '';
}

/** Throws invalid-argument for a text that would not read as its writer expects. */
function checkTexts(texts: readonly string[], deadline: string, own: readonly string[]): void {
  for (const text of texts) {
    const [unknown] = unknownIn(text);
    if (unknown) throw placeholderUnknown(unknown);
    if (text.includes('{deadline}') && !deadline) throw noDeadline();
    const [foreign] = foreignLinks(text, own);
    if (foreign) throw linksElsewhere(foreign);
  }
}

/**
 * The judges who get a message, with what the sender sees of their pending ratings.
 * @throws invalid-argument for its text; failed-precondition when nobody or too many would get it
 */
async function recipientsOf(context: Messages, sender: Sender, asked: MessagePreviewRequest) {
  const { filter, judgeIds, isReminder, subject, note } = asked;
  const { season } = await context.entriesFor(sender);
  const deadline = deadlineOf(season);
  checkTexts([subject, note], deadline, context.ownPlaces);
  const wanted = judgeIds && new Set(judgeIds);
  const rows = (await judgeRows(context, sender, filter)).filter(
    ({ id }) => wanted === undefined || wanted.has(id),
  );
  const judges = await context.judges.byIds(rows.map(({ id }) => id));
  const byId = new Map(judges.map((judge) => [judge._id, judge]));
  const recipients = rows.flatMap(({ id, activity: { pending } }) => {
    const judge = byId.get(id);
    const isReached = judge?.emailConfirmed && !(isReminder && (pending === 0 || !judge.reminders));
    return isReached ? [{ judge, pending }] : [];
  });
  if (recipients.length === 0) throw nobodyGetsIt();
  if (recipients.length > limits.messageRecipients)
    throw tooManyRecipients(limits.messageRecipients);
  return { recipients, leftOut: rows.length - recipients.length, deadline, season };
}

const nameOf = ({ fullName, displayName }: Judge) => fullName || displayName;

/** Who would get a message, and how it would read. Throws as {@link sendMessage} does. */
export async function previewMessage(
  context: Messages,
  sender: Sender,
  asked: MessagePreviewRequest,
): Promise<MessagePreview> {
  const { recipients, leftOut, deadline } = await recipientsOf(context, sender, asked);
  return {
    leftOut,
    recipients: recipients.length,
    examples: recipients.slice(0, examples).map(({ judge, pending }) => {
      const replaced = { name: nameOf(judge), pending, deadline };
      const [subject, text] = [filled(asked.subject, replaced), filled(asked.note, replaced)];
      return { name: replaced.name, email: judge.email, subject, text };
    }),
  };
}

/**
 * Mails the judges of a filter: one write stores the message, its audit entry and every mail. A
 * repeated request gets the first reply and sends nothing.
 * @throws invalid-argument for its text; failed-precondition when nobody, or more judges than were
 * confirmed, would get it; resource-exhausted within ten minutes of the sender's last one
 */
export function sendMessage(
  context: Messages,
  sender: Sender,
  request: MessageRequest,
): Promise<{ recipients: number }> {
  const { accountId: by } = sender;
  return answerRepetition(
    () => sendOnce(context, sender, request),
    async () => {
      const sent = await context.messages.byId(request.messageId);
      return sent?.by === by ? { recipients: sent.recipients } : null;
    },
  );
}

async function sendOnce(context: Messages, sender: Sender, request: MessageRequest) {
  const { messages, recordMessage, mail, clock } = context;
  const { messageId, mostRecipients, filter, judgeIds, subject, note, isReminder } = request;
  const { accountId: by } = sender;
  const at = clock();
  const last = await messages.lastSince(by, after(at, -pause));
  if (last) throw sentRecently(last.at.getTime() + pause - at.getTime());
  const { recipients, deadline, season } = await recipientsOf(context, sender, request);
  if (recipients.length > mostRecipients) throw moreThanConfirmed(recipients.length);
  // Told to the judge alone, so nothing is hidden as it is from the sender.
  const work = await context.activityOf({ season: season.id, hidden: [] });
  const mails = recipients.map(({ judge }) =>
    organisersMessage.request({
      key: `${organisersMessage.name}:${messageId}:${judge._id}`,
      to: { address: judge.email, name: nameOf(judge), confirmed: judge.emailConfirmed },
      values: {
        ...{ name: nameOf(judge), subject, text: note, deadline, isReminder },
        pending: work.get(judge._id)?.pending ?? 0,
        judge: judge._id,
      },
    }),
  );
  const audit = pendingAuditEntry<JudgeAction>(
    {
      actor: { accountId: by },
      action: 'judges.mailed',
      // Ends with the season, by which those with a conflict of interest do not read it.
      subject: { id: `${organisersMessage.name}:${messageId}:${season.id}` },
      reason: note,
      before: null,
      after: {
        ...{ subject, isReminder, recipients: mails.length },
        // Typed words may name a person.
        filter: { state: filter.state ?? 'all', idle: filter.idle ?? 'all' },
        isSearched: Boolean(filter.search),
        chosen: judgeIds?.length ?? null,
      },
    },
    clock,
  );
  const turn = `${by}:${Math.floor(at.getTime() / pause)}`;
  await writeWithEffects(
    { recordAudit: recordMessage, mail, conflict: () => sentRecently(pause) },
    { audit, mails },
    (effects) => messages.add({ _id: messageId, by, turn, at, recipients: mails.length }, effects),
  );
  return { recipients: mails.length };
}
