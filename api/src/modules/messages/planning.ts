import { limits } from '@meritum/shared/contracts/limits';
import type { MessageAudience, PlannedMessage } from '@meritum/shared/contracts/message-templates';
import type { ConfirmedMessage, MessageTexts } from '@meritum/shared/contracts/messages';
import { answerRepetition, writeWithEffects } from '../../module-kit/change-document';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import { workOnEach } from '../../module-kit/upkeep';
import type { Caller, Decider } from '../../platform/authorisation/actor';
import { isBeforeRole, shownName } from '../../platform/authorisation/two-organisers';
import { after, type Clock, days } from '../../platform/clock';
import { DomainError } from '../../platform/errors/domain-error';
import type { Messages } from './context';
import {
  closesBefore,
  leavesTooEarly,
  leavesTooLate,
  nothingPlanned,
  tooManyPlanned,
  writerHasLeft,
} from './errors';
import type { Ended, Planned } from './planned-store';
import { type Audience, recipientsOf, sendMessage } from './sending';

type Sent = MessageTexts & ConfirmedMessage & { sendAt: string };

/** For how long organisers see that a message was not sent. */
const endedFor = days(14);

const endedNow = (clock: Clock, state: Ended['state'], why: string | null = null): Ended => ({
  ...{ state, why },
  expiresAt: after(clock(), endedFor),
});

const furthest = days(180);

const recorded = (by: string, { _id, season, to }: Planned, action: 'planned' | 'stopped') => ({
  actor: { accountId: by },
  action: `messages.${action}` as const,
  // The subject ends with the season, so that a conflict of interest in it withholds the entry.
  subject: { id: `organisers-message:${_id}:${season}` },
  reason: '',
  before: null,
  after: { to },
});

/**
 * Stores a message that leaves at a time, at which its recipients are found. It is checked as if it
 * left now, and refused if `{deadline}` will have passed by then.
 * @throws as {@link sendMessage} does
 */
export const planMessage = (
  context: Messages,
  sender: Decider,
  to: MessageAudience,
  sent: Sent,
  audience: () => Promise<Audience>,
): Promise<{ recipients: number }> =>
  answerRepetition(
    async () => {
      const { messageId, maxRecipients: _, sendAt: at, ...asked } = sent;
      const sendAt = new Date(at);
      const now = context.platform.clock();
      if (sendAt <= now) throw leavesTooEarly();
      if (sendAt > after(now, furthest)) throw leavesTooLate();
      if ((await context.stores.planned.countPlannedBy(sender.accountId)) >= limits.plannedMessages)
        throw tooManyPlanned(limits.plannedMessages);
      const found = await audience();
      const recipients = recipientsOf(context, sent, found);
      const mails = await found.mailsTo(recipients, ({ id }) => `${messageId}:${id}`);
      if (mails.some(({ sendBefore }) => sendBefore && sendBefore <= sendAt))
        throw closesBefore(found.deadlineOf);
      const message: Planned = {
        ...{ _id: messageId, to, season: found.season, by: sender.accountId },
        ...{ asked, sendAt, plannedAt: now, state: 'planned', why: null },
      };
      const event = recorded(sender.accountId, message, 'planned');
      const effects = { audit: pendingAuditEntry(context.platform.clock, event), mails: [] };
      await writeWithEffects(
        { recordAudit: context.recordPlanned, conflict: nothingPlanned },
        effects,
        (caused) => context.stores.planned.insert(message, caused),
      );
      return { recipients: recipients.length };
    },
    async () => {
      const before = await context.stores.planned.findById(sent.messageId);
      return before?.by === sender.accountId ? { recipients: sent.maxRecipients } : null;
    },
  );

/** Messages that will leave, and failed ones of the last two weeks. */
export async function listPlanned(
  { stores, deps }: Messages,
  { accountId }: Caller,
): Promise<PlannedMessage[]> {
  const listed = await stores.planned.findUnsent();
  return Promise.all(
    listed.map(async ({ _id: messageId, to, by = '', asked, sendAt, state, why }) => {
      const isOwn = by === accountId;
      const writer = by && (await deps.identity.personOf(by));
      return {
        ...{ messageId, to, isOwn, why, sendAt: sendAt.toISOString() },
        subject: isOwn && asked ? (asked as MessageTexts).subject : null,
        by: writer ? shownName(writer) : '',
        state: state === 'failed' ? 'failed' : 'planned',
      };
    }),
  );
}

/** Stops any writer's message before it leaves. Throws failed-precondition after that. */
export async function stopPlanned(context: Messages, actor: Caller, id: string): Promise<void> {
  const { recordPlanned } = context;
  const { planned } = context.stores;
  const { clock } = context.platform;
  const message = await planned.findById(id);
  if (message?.state === 'stopped') return;
  if (!message) throw nothingPlanned();
  const audit = pendingAuditEntry(clock, recorded(actor.accountId, message, 'stopped'));
  await writeWithEffects(
    { recordAudit: recordPlanned, conflict: nothingPlanned },
    { audit, mails: [] },
    (effects) => planned.stop(id, endedNow(clock, 'stopped'), effects),
  );
}

/**
 * Sends the due messages to an audience, each once, because it has the id of its plan. A refused
 * one is not tried again; its writer and other organisers see why. Throws faults of ours only at
 * the end, so that they delay no other message.
 */
export const sendPlanned =
  (context: Messages) =>
  async <Asked extends MessageTexts>(
    to: MessageAudience,
    audienceOf: (sender: Decider, asked: Asked) => Promise<Audience>,
  ): Promise<void> => {
    const { planned } = context.stores;
    const { clock } = context.platform;
    await workOnEach(await planned.findDue(to, clock()), async (message) => {
      if (!(await planned.updateStateIfUnsent(message._id, 'leaving'))) return;
      try {
        await sendOne(context, message, audienceOf);
      } catch (error) {
        // If the writer has just mailed several people, the message leaves some minutes later.
        const isRefused = error instanceof DomainError && error.code !== 'resource-exhausted';
        if (isRefused) await planned.finish(message._id, endedNow(clock, 'failed', error.message));
        else await planned.updateStateIfUnsent(message._id, 'planned');
        if (!(error instanceof DomainError)) throw error;
        return;
      }
      await planned.finish(message._id, endedNow(clock, 'sent'));
    });
  };

async function sendOne<Asked extends MessageTexts>(
  context: Messages,
  { _id: messageId, by = '', asked, plannedAt: at }: Planned,
  audienceOf: (sender: Decider, asked: Asked) => Promise<Audience>,
): Promise<void> {
  const person = await context.deps.identity.personOf(by);
  if (person?.role !== 'admin' || isBeforeRole(person, { at })) throw writerHasLeft();
  const sender = { accountId: by, person: async () => person };
  const sent = { ...(asked as Asked), messageId, maxRecipients: limits.messageRecipients };
  await sendMessage(context, sender, sent, () => audienceOf(sender, sent));
}
