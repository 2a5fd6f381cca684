import type { Filter } from 'mongodb';
import { type Collections, defineStore, personal } from '../../composition/define-store';
import {
  type ChangedFields,
  type Effects,
  insertedWith,
  updateVersioned,
  withEffects,
} from '../../composition/effects';
import { insertUnlessTaken, unlessTaken } from '../../platform/mongo/duplicate-key';
import type { PendingAuditEntries } from '../audit/entry';
import { noPendingEntries } from '../audit/pending-entries';
import { pendingEntriesIn } from '../audit/pending-entries-store';
import type { AddressOfOwner } from '../identity/account';
import type { MailRequest } from '../mail/request';
import {
  type Nomination,
  publishedNameOf,
  type Slot,
  type Unreminded,
  type WithoutEssay,
} from './nomination';
import { mailboxIn } from './rules';

const shortFields = [
  'revision',
  'season',
  'category',
  'submittedBy',
  'status',
  'fullName',
  'organization',
  'email',
  'submitterEmail',
  'formerEmails',
  'submittedAt',
  'emailConfirmedAt',
  'judgingBegun',
  'document',
  'returned',
] as const;

/** The fields of a nomination in lists. */
export type ShortNomination = Pick<Nomination, '_id' | (typeof shortFields)[number]>;

/** The only reader and writer of `nominations`. Nominators read by owner. */
export interface NominationsStore {
  /** Null when the account or its mailbox has nominated there; unique indexes decide. */
  add(nomination: Nomination, effects: Effects): Promise<Nomination | null>;
  inSlot(slot: Slot): Promise<Nomination | null>;
  /**
   * Changes a nomination that was read before; null when it has changed, or judging of it has
   * begun, since. Its mail replaces a pending one that is now outdated.
   */
  change(
    read: Nomination,
    fields: ChangedFields<Nomination>,
    effects: Effects,
  ): Promise<Nomination | null>;
  /** Records that judging begins; false unless the nomination is unchanged and under review. */
  beginJudging(read: Pick<Nomination, '_id' | 'revision'>): Promise<boolean>;
  /**
   * Records an organiser's proposal to return the nomination as read, or removes it; null when it
   * has changed or has another proposal.
   */
  proposeReturn(
    read: Nomination,
    proposal: Nomination['returnProposed'] | null,
    effects: Effects,
  ): Promise<Nomination | null>;
  /** Removes an account from its proposals. */
  forgetProposer(accountId: string): Promise<void>;
  /** Anonymises a nomination; false when it has changed or has a pending audit entry. */
  erase(read: Nomination, left: Nomination): Promise<boolean>;
  /** Pending audit entries of nominations. */
  owed: PendingAuditEntries;
  /** The nominations with these ids, without erased ones. */
  byIds(ids: readonly string[]): Promise<Nomination[]>;
  /** All nominations that take part in a season: under review, with a confirmed address. */
  takingPart(season: string): Promise<Nomination[]>;
  /** Accounts with a nomination that waits for a confirmed address. */
  unconfirmedOwners(): Promise<string[]>;
  /**
   * Records for all of their nominations that the address is confirmed.
   * @returns those whose mailbox another nomination of the category already has; they stay as they are
   */
  markConfirmed(owners: readonly string[], now: Date): Promise<Nomination[]>;
  /** Gives all of an owner's nominations the account's address. */
  followAddress(owner: AddressOfOwner): Promise<void>;
  /** Waiting nominations of a season, submitted and last reminded until then, oldest first. */
  unconfirmed(season: string, until: Unreminded): Promise<WithoutEssay[]>;
  /** Records the reminder and its pending mail; false if reminded since `before`. */
  remindToConfirm(
    id: string,
    turn: { before: Date; now: Date },
    mail: MailRequest,
  ): Promise<boolean>;
  /** All nominations of a season, without erased ones and without long texts. */
  shortOfSeason(season: string): Promise<ShortNomination[]>;
  /** All nominations of a contest in any state, including erased ones. */
  ofContest(contest: Pick<Slot, 'season' | 'category'>): Promise<WithoutEssay[]>;
  /** How many nominations of the contest were erased. */
  countErased(contest: Pick<Slot, 'season' | 'category'>): Promise<number>;
  /** Publishes the award under another name. Repeating it does nothing. */
  publishName(id: string, name: string): Promise<void>;
  /** The names in a contest that replace those of the nominations. */
  publishedNames(contest: Pick<Slot, 'season' | 'category'>): Promise<string[]>;
  /** Whether the contest ever had a nomination. */
  hasAny(contest: Pick<Slot, 'season' | 'category'>): Promise<boolean>;
  refersTo(accountId: string, documentId: string): Promise<boolean>;
  /** The nomination that the document belongs to, unless it was erased. */
  withDocument(documentId: string): Promise<Nomination | null>;
  /** All of the owner's nominations. */
  ofOwner(accountId: string): Promise<Nomination[]>;
}

const underReview = { status: 'UNDER_REVIEW', erasedAt: { $exists: false } } as const;
const unconfirmed = (until: Date) => ({
  emailConfirmedAt: null,
  confirmationRemindedAt: { $not: { $gt: until } },
});

function open(db: Collections<'nominations'>): NominationsStore {
  const nominations = db.collection<Nomination>('nominations');
  const exists = async (filter: Filter<Nomination>) =>
    (await nominations.findOne(filter, { projection: { _id: 1 } })) !== null;
  return {
    async add(first, effects) {
      const nomination = insertedWith(first, effects);
      return (await insertUnlessTaken(nominations, nomination)) ? nomination : null;
    },
    inSlot: ({ season, category, submittedBy }) =>
      nominations.findOne({ season, category, submittedBy }),
    async change(read, fields, effects) {
      const when = { judgingBegun: read.judgingBegun ?? { $exists: false } };
      const replacesMails = effects !== 'nothing' && effects.mails.length > 0;
      const next = replacesMails ? { ...fields, owedMails: [...effects.mails] } : fields;
      const owed = replacesMails ? { ...effects, mails: [] } : effects;
      return unlessTaken(updateVersioned(nominations, read, next, owed, when));
    },
    async beginJudging({ _id, revision }) {
      const { matchedCount } = await nominations.updateOne(
        { _id, revision, status: 'UNDER_REVIEW' },
        { $set: { judgingBegun: true } },
      );
      return matchedCount === 1;
    },
    proposeReturn({ _id, revision, returnProposed }, proposal, effects) {
      const isUnchanged = {
        _id,
        revision,
        status: 'UNDER_REVIEW' as const,
        'returnProposed.id': returnProposed?.id ?? { $exists: false },
      };
      const change = proposal
        ? { $set: { returnProposed: proposal } }
        : { $unset: { returnProposed: '' as const } };
      const update = withEffects<Nomination>(change, effects);
      return nominations.findOneAndUpdate(isUnchanged, update, { returnDocument: 'after' });
    },
    async forgetProposer(accountId) {
      await nominations.updateMany(
        { 'returnProposed.by': accountId },
        { $set: { 'returnProposed.by': null } },
      );
    },
    async erase({ _id, revision }, { _id: _, audit: __, ...left }) {
      const filter = { _id, revision, ...noPendingEntries };
      return (await nominations.replaceOne(filter, left)).matchedCount === 1;
    },
    owed: pendingEntriesIn(db.collection('nominations')),
    byIds: (ids) =>
      nominations.find({ _id: { $in: [...ids] }, erasedAt: { $exists: false } }).toArray(),
    takingPart: (season) =>
      nominations
        .find(
          { season, ...underReview, emailConfirmedAt: { $ne: null } },
          // Small batches, because essays are long.
          { batchSize: 100 },
        )
        .sort({ _id: 1 })
        .toArray(),
    async unconfirmedOwners() {
      const found = await nominations
        .find(
          { emailConfirmedAt: null, erasedAt: { $exists: false } },
          { projection: { _id: 0, submittedBy: 1 } },
        )
        .toArray();
      return [...new Set(found.map(({ submittedBy }) => submittedBy))];
    },
    async markConfirmed(owners, now) {
      const theirs = { submittedBy: { $in: [...owners] }, emailConfirmedAt: null };
      const refused: Nomination[] = [];
      for (const nomination of await nominations.find(theirs).sort({ submittedAt: 1 }).toArray()) {
        const confirmed = { emailConfirmedAt: now, mailbox: mailboxIn(nomination) };
        const waiting = { _id: nomination._id, ...theirs };
        const update = nominations.updateOne(waiting, { $set: confirmed });
        if ((await unlessTaken(update)) === null) refused.push(nomination);
      }
      return refused;
    },
    unconfirmed: (season, { sent, reminded }) =>
      nominations
        .find<WithoutEssay>(
          { season, ...underReview, ...unconfirmed(reminded), submittedAt: { $lte: sent } },
          { projection: { essay: 0 } },
        )
        .sort({ submittedAt: 1 })
        .toArray(),
    async remindToConfirm(_id, { before, now }, mail) {
      const { matchedCount } = await nominations.updateOne(
        { _id, ...underReview, ...unconfirmed(before) },
        { $set: { confirmationRemindedAt: now }, $push: { owedMails: mail } },
      );
      return matchedCount === 1;
    },
    async followAddress({ _id: submittedBy, email, formerEmails }) {
      const own = { submittedBy, erasedAt: { $exists: false } };
      await nominations.updateMany(own, {
        $set: { email, submitterEmail: email, ...(formerEmails.length > 0 && { formerEmails }) },
      });
    },
    shortOfSeason: (season) =>
      nominations
        .find<ShortNomination>(
          { season, erasedAt: { $exists: false } },
          { projection: Object.fromEntries(shortFields.map((name) => [name, 1])) },
        )
        .toArray(),
    ofContest: ({ season, category }) =>
      nominations
        .find<WithoutEssay>({ season, category }, { projection: { essay: 0 } })
        .sort({ _id: 1 })
        .toArray(),
    countErased: ({ season, category }) =>
      nominations.countDocuments({ season, category, erasedAt: { $exists: true } }),
    async publishName(_id, publishedName) {
      await nominations.updateOne(
        { _id, erasedAt: { $exists: false }, publishedName: { $ne: publishedName } },
        { $set: { publishedName }, $inc: { revision: 1 } },
      );
    },
    publishedNames: async ({ season, category }) =>
      (
        await nominations
          .find({ season, category, publishedName: { $exists: true } })
          .sort({ _id: 1 })
          .toArray()
      ).map(publishedNameOf),
    hasAny: ({ season, category }) => exists({ season, category }),
    refersTo: (submittedBy, documentId) => exists({ submittedBy, 'document.id': documentId }),
    withDocument: (id) => nominations.findOne({ 'document.id': id, erasedAt: { $exists: false } }),
    ofOwner: (submittedBy) => nominations.find({ submittedBy }).sort({ submittedAt: 1 }).toArray(),
  };
}

export const nominationsStore = defineStore({
  contents: {
    nominations: {
      holds: 'What was submitted, its document and status',
      refersTo: { submittedBy: 'accounts', season: 'seasons', 'document.id': 'documents' },
    },
  },
  collections: {
    nominations: [
      { key: { season: 1, category: 1, submittedBy: 1 }, unique: true },
      { key: { mailbox: 1 }, unique: true, sparse: true },
      { key: { submittedBy: 1 } },
      { key: { season: 1, status: 1 } },
      { key: { emailConfirmedAt: 1 } },
    ],
  },
  personalData: personal,
  pendingMails: ['nominations'],
  pendingAuditEntries: ['nominations'],
  open,
});
