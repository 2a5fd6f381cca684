import { limits } from '@meritum/shared/contracts/limits';
import type { MessageAudience, PlannedMessage } from '@meritum/shared/contracts/message-templates';
import type { ConfirmedMessage, MessageTexts } from '@meritum/shared/contracts/messages';
import { answerRepetition, writeWithEffects } from '../../module-kit/change-document';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Caller, Decider } from '../../platform/authorisation/actor';
import { type People, shownName } from '../../platform/authorisation/two-organisers';
import { after, type Clock, days } from '../../platform/clock';
import { DomainError } from '../../platform/errors/domain-error';
import {
  closesBefore,
  leavesTooLate,
  nothingPlanned,
  tooManyPlanned,
  writerHasLeft,
} from './errors';
import type { Ended, Planned, PlannedStore } from './planned-store';
import { type Audience, type Messages, recipientsOf, sendMessage } from './sending';

export interface Planning extends Messages, People {
  planned: PlannedStore;
  recordPlanned(message: Planned): Promise<void>;
}

type Sent = MessageTexts & ConfirmedMessage & { sendAt: string };

/** How long organisers are told that a message was not sent. */
const endedFor = days(14);

const endedNow = (clock: Clock, state: Ended['state'], why: string | null = null): Ended => ({
  ...{ state, why },
  expiresAt: after(clock(), endedFor),
});

const furthest = days(180);

const recorded = (by: string, { _id, season, to }: Planned, action: 'planned' | 'stopped') => ({
  actor: { accountId: by },
  action: `messages.${action}` as const,
  // Ends with the season, by which those with a conflict of interest do not read it.
  subject: { id: `organisers-message:${_id}:${season}` },
  reason: '',
  before: null,
  after: { to },
});

/**
 * Stores a message that leaves at a time. Whom it goes to is found then; it is checked now as if it
 * left at once, and refused if what `{deadline}` names is over by then.
 * @throws as {@link sendMessage} does
 */
export const planMessage = (
  context: Planning,
  sender: Decider,
  to: MessageAudience,
  sent: Sent,
  audience: () => Promise<Audience>,
): Promise<{ recipients: number }> =>
  answerRepetition(
    async () => {
      const { messageId, maxRecipients: _, sendAt: at, ...asked } = sent;
      const sendAt = new Date(at);
      if (sendAt > after(context.clock(), furthest)) throw leavesTooLate();
      if ((await context.planned.countOf(sender.accountId)) >= limits.plannedMessages)
        throw tooManyPlanned(limits.plannedMessages);
      const found = await audience();
      const recipients = recipientsOf(context, sent, found);
      const mails = await found.mailsTo(recipients, ({ id }) => `${messageId}:${id}`);
      if (mails.some(({ sendBefore }) => sendBefore && sendBefore <= sendAt))
        throw closesBefore(found.deadlineOf);
      const message: Planned = {
        ...{ _id: messageId, to, season: found.season, by: sender.accountId },
        ...{ asked, sendAt, state: 'planned', why: null },
      };
      const event = recorded(sender.accountId, message, 'planned');
      const effects = { audit: pendingAuditEntry(context.clock, event), mails: [] };
      await writeWithEffects(
        { recordAudit: context.recordPlanned, conflict: nothingPlanned },
        effects,
        (caused) => context.planned.add(message, caused),
      );
      return { recipients: recipients.length };
    },
    async () => {
      const before = await context.planned.byId(sent.messageId);
      return before?.by === sender.accountId ? { recipients: sent.maxRecipients } : null;
    },
  );

/** Messages that will leave, and those of two weeks that could not. */
export async function listPlanned(
  { planned, personOf }: Pick<Planning, 'planned' | 'personOf'>,
  { accountId }: Caller,
): Promise<PlannedMessage[]> {
  const listed = await planned.listed();
  return Promise.all(
    listed.map(async ({ _id: messageId, to, by = '', asked, sendAt, state, why }) => {
      const isOwn = by === accountId;
      const writer = by && (await personOf(by));
      return {
        ...{ messageId, to, isOwn, why, sendAt: sendAt.toISOString() },
        subject: isOwn && asked ? (asked as MessageTexts).subject : null,
        by: writer ? shownName(writer) : '',
        state: state === 'failed' ? 'failed' : 'planned',
      };
    }),
  );
}

/** Stops a message before it leaves, whoever wrote it. Throws failed-precondition once it leaves. */
export async function stopPlanned(context: Planning, actor: Caller, id: string): Promise<void> {
  const { planned, clock, recordPlanned } = context;
  const message = await planned.byId(id);
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
 * Sends the messages of an audience whose time has come, each once: a message has the id of its plan.
 * One that is refused is not tried again; its writer and other organisers see why. A fault of ours
 * keeps no other from leaving, and is thrown at the end.
 */
export const sendPlanned =
  (context: Planning) =>
  async <Asked extends MessageTexts>(
    to: MessageAudience,
    audienceOf: (sender: Decider, asked: Asked) => Promise<Audience>,
  ): Promise<void> => {
    const { planned, clock } = context;
    const faults: unknown[] = [];
    for (const message of await planned.due(to, clock())) {
      if (!(await planned.move(message._id, 'leaving'))) continue;
      let ended: Ended | null = endedNow(clock, 'sent');
      try {
        await sendOne(context, message, audienceOf);
      } catch (error) {
        // One whose writer has just mailed several people leaves some minutes later, too.
        const isRefused = error instanceof DomainError && error.code !== 'resource-exhausted';
        ended = isRefused ? endedNow(clock, 'failed', error.message) : null;
        if (!(error instanceof DomainError)) faults.push(error);
      }
      if (ended) await planned.end(message._id, ended);
      else await planned.move(message._id, 'planned');
    }
    if (faults.length > 0) throw faults[0];
  };

async function sendOne<Asked extends MessageTexts>(
  context: Planning,
  { _id: messageId, by = '', asked }: Planned,
  audienceOf: (sender: Decider, asked: Asked) => Promise<Audience>,
): Promise<void> {
  const person = await context.personOf(by);
  if (person?.role !== 'admin') throw writerHasLeft();
  const sender = { accountId: by, person: async () => person };
  const sent = { ...(asked as Asked), messageId, maxRecipients: limits.messageRecipients };
  await sendMessage(context, sender, sent, () => audienceOf(sender, sent));
}
