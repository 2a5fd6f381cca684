import { randomUUID } from 'node:crypto';
import { mailAddressOf } from '@meritum/shared/contracts/addresses';
import type { MailState } from '@meritum/shared/contracts/mails';
import type { Filter } from 'mongodb';
import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { type Effects, withEffects } from '../../module-kit/effects';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';
import type { HeldAddress } from '../../module-kit/personal-data';
import { after } from '../../platform/clock';
import { insertUnlessTaken } from '../../platform/mongo/duplicate-key';
import { hasMatched } from '../../platform/mongo/matched';
import type { ClaimedMail, Mail } from './mail';
import { lease } from './rules';

export type Outcome =
  | {
      state: Exclude<MailState, 'queued' | 'withdrawn' | 'bounced'>;
      error?: string;
      keepsValues?: boolean;
    }
  | { state: 'queued'; error: string; dueAt: Date; attempts?: number };

export interface MailFilter {
  state?: MailState | undefined;
  template?: string | undefined;
  batch?: string | undefined;
  /** An address in lower case. */
  to?: string | undefined;
  /** Kinds that are always left out. */
  without?: readonly string[];
}

interface BatchCount {
  count: number;
  lastAt: Date;
  /** Subject of an organiser's message; else null. */
  subject: string | null;
  to: string | null;
}

/** An ended mail loses its values unless its text may be read or, if dead, sent again. */
function change(outcome: Outcome, now: Date): Partial<Mail> {
  const error = { claim: null, lastError: outcome.error ?? null };
  if (outcome.state === 'queued') {
    const { dueAt, attempts } = outcome;
    return { ...error, dueAt, ...(attempts !== undefined && { attempts }) };
  }
  const outcomeFields = { ...error, state: outcome.state, endedAt: now };
  const isKept = outcome.state === 'dead' || outcome.keepsValues;
  return isKept ? outcomeFields : { ...outcomeFields, values: null };
}

const matching = ({ state, template, batch, to, without = [] }: MailFilter) => ({
  ...(state && { state }),
  ...(batch && { batch }),
  ...(to && { 'to.address': to }),
  ...((template || without.length > 0) && {
    template: { ...(template && { $eq: template }), $nin: [...without] },
  }),
});

const mayGoAgain = {
  state: { $in: ['dead', 'bounced'] },
  values: { $ne: null },
} satisfies Filter<Mail>;

const mailedTo = ({ address, from, until }: HeldAddress) => ({
  'to.address': mailAddressOf(address),
  queuedAt: { $gte: from, ...(until && { $lt: until }) },
});

/** Keys with this prefix: no key has a character above a tilde. */
const keysFrom = (beginning: string) => ({ key: { $gte: beginning, $lt: `${beginning}~` } });

const createStore = (db: Collections<'outbox'>) => {
  const outbox = db.collection<Mail>('outbox');
  return {
    /** False when the event already has its mail, by the unique index. */
    insert: (mail: Mail) => insertUnlessTaken(outbox, mail),
    /** Whether another mail reports a later state; after a crash it may be queued earlier. */
    async isReplaced({ stateOf }: Pick<Mail, 'stateOf'>) {
      if (!stateOf) return false;
      const later = { 'stateOf.id': stateOf.id, 'stateOf.revision': { $gt: stateOf.revision } };
      return (await outbox.findOne(later, { projection: { _id: 1 } })) !== null;
    },
    /**
     * Leases a due mail by one write: urgent ones first, then the one due longest. Null when none
     * is due.
     */
    async claim(now: Date) {
      const leased = {
        $set: { claim: randomUUID(), dueAt: after(now, lease) },
        $inc: { attempts: 1 },
      };
      const due = { state: 'queued', dueAt: { $lte: now } } as const;
      const oldest = { sort: { dueAt: 1 }, returnDocument: 'after' } as const;
      const found =
        (await outbox.findOneAndUpdate({ ...due, urgent: true }, leased, oldest)) ??
        (await outbox.findOneAndUpdate(due, leased, oldest));
      return found as ClaimedMail | null;
    },
    /** Extends the lease. False when it had ended and another process took the mail. */
    renew: ({ _id, claim }: ClaimedMail, now: Date) =>
      hasMatched(
        outbox.updateOne({ _id, claim, state: 'queued' }, { $set: { dueAt: after(now, lease) } }),
      ),
    /** Ends the attempt. False when its lease had ended and another process took the mail. */
    finish: ({ _id, claim }: ClaimedMail, outcome: Outcome, now: Date) =>
      hasMatched(outbox.updateOne({ _id, claim, state: 'queued' }, { $set: change(outcome, now) })),
    /** Marks an accepted mail as bounced; false when it does not exist or is erased. */
    markBounced: ({ mailId, reason }: { mailId: string; reason: string }, now: Date) =>
      hasMatched(
        outbox.updateOne(
          { _id: mailId, state: 'sent', to: { $ne: null } },
          { $set: { state: 'bounced', endedAt: now, lastError: reason } },
        ),
      ),
    /** Addresses, all or of these, whose mail bounced and that took none since, sent before `then`. */
    async findOutOfReach(then: Date, without: readonly string[] = [], of?: readonly string[]) {
      const whose = of ? { 'to.address': { $in: [...of] } } : { to: { $ne: null } };
      const bounced = outbox.aggregate<{ _id: string; at: Date }>([
        { $match: { ...matching({ state: 'bounced', without }), ...whose } },
        { $group: { _id: '$to.address', at: { $max: '$endedAt' } } },
      ]);
      const found = new Map((await bounced.toArray()).map(({ _id, at }) => [_id, at]));
      const later = outbox.find(
        { state: 'sent', 'to.address': { $in: [...found.keys()] }, endedAt: { $lt: then } },
        { projection: { _id: 0, 'to.address': 1, endedAt: 1 } },
      );
      for await (const { to, endedAt } of later) {
        const at = to && found.get(to.address);
        if (at && endedAt && endedAt > at) found.delete(to.address);
      }
      return [...found.keys()];
    },
    /** The last mails to these addresses, the newest first, except some templates. */
    findLastTo: (addresses: readonly string[], without: readonly string[], limit: number) =>
      outbox
        .find({ 'to.address': { $in: [...addresses] }, ...matching({ without }) })
        .sort({ queuedAt: -1, _id: -1 })
        .limit(limit)
        .toArray(),
    /** A page of matching mails, newest first. */
    findPage: (filter: MailFilter, { skip, limit }: { skip: number; limit: number }) =>
      outbox
        .find(matching(filter))
        .sort({ queuedAt: -1, _id: -1 })
        .skip(skip)
        .limit(limit)
        .toArray(),
    /** Mails of these days, counted by batch and state, newest first, except some templates. */
    async countByBatch(wanted: readonly string[], without: readonly string[]) {
      const by = { batch: '$batch', template: '$template', state: '$state' };
      const groups = outbox.aggregate<BatchCount & { _id: Required<Pick<Mail, keyof typeof by>> }>([
        { $match: { ...matching({ without }), day: { $in: [...wanted] } } },
        {
          $group: {
            _id: by,
            count: { $sum: 1 },
            lastAt: { $max: '$queuedAt' },
            subject: { $max: '$values.subject' },
            to: { $max: '$to.address' },
          },
        },
      ]);
      const found = (await groups.toArray()).map(({ _id, ...counted }) => ({ ...counted, ..._id }));
      return found.sort((a, b) => b.lastAt.getTime() - a.lastAt.getTime());
    },
    count(filter: MailFilter) {
      const wanted = matching(filter);
      // Counting all is fast: the database keeps the number.
      return Object.keys(wanted).length === 0
        ? outbox.estimatedDocumentCount()
        : outbox.countDocuments(wanted);
    },
    /** When the mail that has waited longest was queued, except some templates; null if none waits. */
    async findOldestQueued(without: readonly string[]) {
      const oldest = await outbox.findOne(matching({ state: 'queued', without }), {
        sort: { queuedAt: 1, _id: 1 },
        projection: { queuedAt: 1 },
      });
      return oldest?.queuedAt ?? null;
    },
    /** The mail server's reply to the mail that has waited longest; null if none has failed. */
    async findReasonToWait(without: readonly string[]) {
      const waiting = { ...matching({ state: 'queued', without }), lastError: { $ne: null } };
      const oldest = await outbox.findOne(waiting, {
        sort: { queuedAt: 1, _id: 1 },
        projection: { lastError: 1 },
      });
      return oldest?.lastError ?? null;
    },
    /** Keys of failed mails, the oldest first. */
    async findDeadKeys(filter: Omit<MailFilter, 'state'>) {
      const found = outbox.find(matching({ ...filter, state: 'dead' }), { projection: { key: 1 } });
      return (await found.sort({ queuedAt: 1, _id: 1 }).toArray()).map(({ key }) => key);
    },
    /** Mails whose key begins with `subject` that were queued after `then`. */
    countSince: ({ subject, confirmed }: { subject: string; confirmed: boolean }, then: Date) =>
      outbox.countDocuments({
        ...keysFrom(`${subject}:`),
        'to.confirmed': confirmed,
        queuedAt: { $gt: then },
      }),
    /** The addresses to which mails of these kinds were queued after `then`. */
    async findAddressesSince(templates: readonly string[], then: Date) {
      const found = outbox.find(
        { template: { $in: [...templates] }, queuedAt: { $gt: then } },
        { projection: { _id: 0, 'to.address': 1 } },
      );
      return new Set((await found.toArray()).flatMap(({ to }) => to?.address ?? []));
    },
    /** Null when no mail has this key, or its kind is left out. */
    findByKey: ({ key, without }: { key: string; without: readonly string[] }) =>
      outbox.findOne({ key, template: { $nin: [...without] } }),
    /** Queues a failed mail again; null when no mail has this key, or its kind is left out. */
    requeue(
      { key, without }: { key: string; without: readonly string[] },
      now: Date,
      effects: Effects,
    ) {
      const requeued = { state: 'queued', attempts: 0, dueAt: now, endedAt: null } as const;
      return outbox.findOneAndUpdate(
        { key, ...mayGoAgain, template: { $nin: [...without] } },
        withEffects<Mail>({ $set: requeued }, effects),
        { returnDocument: 'after' },
      );
    },
    pendingEntries: pendingEntriesIn(db.collection('outbox')),
    /** All mails to an address while an account had it, oldest first. */
    findByAddress: (held: HeldAddress) =>
      outbox.find(mailedTo(held)).sort({ queuedAt: 1 }).toArray(),
    /**
     * Redirects a person's mails that are not being sent to their new address, as if queued now:
     * then they count to its period. Urgent ones stay, such as links for the former address, and
     * warnings.
     */
    async updateAddress(held: HeldAddress, address: string, now: Date) {
      const waiting = { state: { $in: ['queued', 'dead'] }, claim: null } satisfies Filter<Mail>;
      await outbox.updateMany(
        { ...mailedTo(held), ...waiting, 'to.confirmed': true, urgent: { $exists: false } },
        { $set: { 'to.address': address, queuedAt: now } },
      );
    },
    /** Erases the person, or who got mails of these keys, which stay: none is queued again. */
    async erase(whose: HeldAddress | { keysFrom: string }, now: Date) {
      const theirs = 'address' in whose ? mailedTo(whose) : keysFrom(whose.keysFrom);
      await outbox.updateMany(
        { ...theirs, state: { $in: ['queued', 'dead'] } },
        { $set: { state: 'withdrawn', endedAt: now, claim: null } },
      );
      await outbox.updateMany(theirs, { $set: { to: null, values: null, lastError: null } });
    },
    /** Removes mails that ended before `then`; returns how many. */
    removeEndedBefore: async (then: Date) =>
      (await outbox.deleteMany({ endedAt: { $lt: then } })).deletedCount,
  };
};

export const outboxStore = defineStore({
  contents: { outbox: { holds: 'Mails' } },
  collections: {
    outbox: [
      { key: { key: 1 }, unique: true },
      { key: { state: 1, dueAt: 1 } },
      { key: { urgent: 1, state: 1, dueAt: 1 }, sparse: true },
      { key: { 'to.address': 1 } },
      { key: { queuedAt: -1, _id: -1 } },
      { key: { state: 1, queuedAt: -1, _id: -1 } },
      { key: { template: 1, queuedAt: -1, _id: -1 } },
      { key: { day: 1 }, sparse: true },
      { key: { 'stateOf.id': 1 }, sparse: true },
      { key: { batch: 1, queuedAt: -1, _id: -1 }, sparse: true },
      { key: { endedAt: 1 } },
    ],
  },
  personalData: personal,
  pendingAuditEntries: ['outbox'],
  createStore,
});

export type OutboxStore = ReturnType<typeof outboxStore>;
