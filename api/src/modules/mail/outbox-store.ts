import { randomUUID } from 'node:crypto';
import type { MailState } from '@meritum/shared/contracts/mails';
import { type Collections, defineStore, personal } from '../../composition/define-store';
import { type Effects, withEffects } from '../../composition/effects';
import { after } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import { hasMatched } from '../../platform/mongo/matched';
import { pendingEntriesIn } from '../audit/pending-entries-store';
import type { ClaimedMail, Mail } from './mail';
import { lease } from './rules';

/** The outcome of an attempt. */
export type Outcome =
  | { state: Exclude<MailState, 'queued' | 'withdrawn'>; error?: string; keepsValues?: boolean }
  | { state: 'queued'; error: string; dueAt: Date };

/** Filters; all that are given must match. */
export interface MailFilter {
  state?: MailState | undefined;
  template?: string | undefined;
  /** An address in lower case. */
  to?: string | undefined;
  /** Kinds to leave out in any case. */
  without?: readonly string[];
}

/** The only reader and writer of `outbox`. */
export interface OutboxStore {
  /** False when the event already has its mail; the unique index decides. */
  add(mail: Mail): Promise<boolean>;
  /** Those `keys` that have a mail in any state. */
  knownAmong(keys: string[]): Promise<Set<string>>;
  /** Leases the mail that has been due longest, by one write; null when none is due. */
  claim(now: Date): Promise<ClaimedMail | null>;
  /** Extends the lease. False when it had ended and another process took the mail. */
  renew(mail: ClaimedMail, now: Date): Promise<boolean>;
  /** Ends the attempt. False when its lease had ended and another process took the mail. */
  settle(mail: ClaimedMail, outcome: Outcome, now: Date): Promise<boolean>;
  /** Counts dead letters, except those of some templates. */
  countDead(without: readonly string[]): Promise<number>;
  /** A page of matching mails, newest first. */
  page(filter: MailFilter, page: { skip: number; limit: number }): Promise<Mail[]>;
  count(filter: MailFilter): Promise<number>;
  /** When the mail that has waited longest was queued, except some templates; null if none waits. */
  oldestQueued(without: readonly string[]): Promise<Date | null>;
  /** Counts matching mails queued after `then`. */
  countSince(filter: MailFilter, then: Date): Promise<number>;
  /** The addresses to which mails of these kinds were queued after `then`. */
  addressesSince(templates: readonly string[], then: Date): Promise<Set<string>>;
  /** Null when there is none of that key, or its kind is left out. */
  one(mail: { key: string; without: readonly string[] }): Promise<Mail | null>;
  /** Queues a dead letter again; null when there is none of that key, or its kind is left out. */
  revive(
    mail: { key: string; without: readonly string[] },
    now: Date,
    effects: Effects,
  ): Promise<Mail | null>;
  owed: ReturnType<typeof pendingEntriesIn>;
  /** All mails to an address, oldest first. */
  of(address: string): Promise<Mail[]>;
  /** Erases the person; the key stays, so that their mails are not queued again. */
  forget(address: string, now: Date): Promise<void>;
  /** Removes mails settled before `then`; returns how many. */
  sweep(then: Date): Promise<number>;
}

/** A settled mail loses its values unless its text may be read; a dead one is sent again. */
function change(outcome: Outcome, now: Date): Partial<Mail> {
  const error = { claim: null, lastError: outcome.error ?? null };
  if (outcome.state === 'queued') return { ...error, dueAt: outcome.dueAt };
  const settled = { ...error, state: outcome.state, settledAt: now };
  const isKept = outcome.state === 'dead' || outcome.keepsValues;
  return isKept ? settled : { ...settled, values: null };
}

const matching = ({ state, template, to, without = [] }: MailFilter) => ({
  ...(state && { state }),
  ...(to && { 'to.address': to }),
  ...((template || without.length > 0) && {
    template: { ...(template && { $eq: template }), $nin: [...without] },
  }),
});

const open = (db: Collections<'outbox'>): OutboxStore => {
  const outbox = db.collection<Mail>('outbox');
  return {
    async add(mail) {
      try {
        await outbox.insertOne(mail);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async knownAmong(keys) {
      const found = outbox.find({ key: { $in: keys } }, { projection: { _id: 0, key: 1 } });
      return new Set((await found.toArray()).map(({ key }) => key));
    },
    claim: (now) =>
      outbox.findOneAndUpdate(
        { state: 'queued', dueAt: { $lte: now } },
        { $set: { claim: randomUUID(), dueAt: after(now, lease) }, $inc: { attempts: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      ) as Promise<ClaimedMail | null>,
    renew: ({ _id, claim }, now) =>
      hasMatched(
        outbox.updateOne({ _id, claim, state: 'queued' }, { $set: { dueAt: after(now, lease) } }),
      ),
    settle: ({ _id, claim }, outcome, now) =>
      hasMatched(outbox.updateOne({ _id, claim, state: 'queued' }, { $set: change(outcome, now) })),
    countDead: (without) => outbox.countDocuments(matching({ state: 'dead', without })),
    page: (filter, { skip, limit }) =>
      outbox
        .find(matching(filter))
        .sort({ queuedAt: -1, _id: -1 })
        .skip(skip)
        .limit(limit)
        .toArray(),
    count(filter) {
      const wanted = matching(filter);
      // The database keeps the total count.
      return Object.keys(wanted).length === 0
        ? outbox.estimatedDocumentCount()
        : outbox.countDocuments(wanted);
    },
    async oldestQueued(without) {
      const oldest = await outbox.findOne(matching({ state: 'queued', without }), {
        sort: { queuedAt: 1, _id: 1 },
        projection: { queuedAt: 1 },
      });
      return oldest?.queuedAt ?? null;
    },
    countSince: (filter, then) =>
      outbox.countDocuments({ ...matching(filter), queuedAt: { $gt: then } }),
    async addressesSince(templates, then) {
      const found = outbox.find(
        { template: { $in: [...templates] }, queuedAt: { $gt: then } },
        { projection: { _id: 0, 'to.address': 1 } },
      );
      return new Set((await found.toArray()).flatMap(({ to }) => to?.address ?? []));
    },
    one: ({ key, without }) => outbox.findOne({ key, template: { $nin: [...without] } }),
    revive({ key, without }, now, effects) {
      const requeued = { state: 'queued', attempts: 0, dueAt: now, settledAt: null } as const;
      return outbox.findOneAndUpdate(
        { key, state: 'dead', template: { $nin: [...without] } },
        withEffects<Mail>({ $set: requeued }, effects),
        { returnDocument: 'after' },
      );
    },
    owed: pendingEntriesIn(db.collection('outbox')),
    of: (address) => outbox.find({ 'to.address': address }).sort({ queuedAt: 1 }).toArray(),
    async forget(address, now) {
      const theirs = { 'to.address': address };
      await outbox.updateMany(
        { ...theirs, state: { $in: ['queued', 'dead'] } },
        { $set: { state: 'withdrawn', settledAt: now, claim: null } },
      );
      await outbox.updateMany(theirs, { $set: { to: null, values: null, lastError: null } });
    },
    sweep: async (then) => (await outbox.deleteMany({ settledAt: { $lt: then } })).deletedCount,
  };
};

export const outboxStore = defineStore({
  contents: {
    outbox: { holds: 'Mails' },
  },
  collections: {
    outbox: [
      { key: { key: 1 }, unique: true },
      { key: { state: 1, dueAt: 1 } },
      { key: { 'to.address': 1 } },
      { key: { queuedAt: -1, _id: -1 } },
      { key: { state: 1, queuedAt: -1, _id: -1 } },
      { key: { template: 1, queuedAt: -1, _id: -1 } },
      { key: { settledAt: 1 } },
    ],
  },
  personalData: personal,
  pendingAuditEntries: ['outbox'],
  open,
});
