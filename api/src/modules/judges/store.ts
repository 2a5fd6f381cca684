import { type Collections, defineStore, personal } from '../../composition/define-store';
import { type Effects, insertedWith, updateVersioned } from '../../composition/effects';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import { noPendingEntries } from '../audit/pending-entries';
import { pendingEntriesIn } from '../audit/pending-entries-store';
import type { AddressOfOwner } from '../identity/account';
import type { MailRequest } from '../mail/request';
import type { Unreminded } from '../nominations/nomination';
import type { HeldDecision, Judge, JudgeProfile, JudgeStandingFields } from './judge';
import { judgingIn, openPlaces, type ReservationsStore, verified } from './reservations-store';
import { assignable } from './rules';

/** What a judge is told once a season. `toldReady` counts as a first reminder. */
export type News = { season: string } & (
  | { told: 'toldReady'; at: Date }
  | { told: 'toldCompleted' }
);

/** What an organiser or the judge changes. */
export type JudgeChange = Partial<
  Pick<
    Judge,
    | 'status'
    | 'isVerified'
    | 'verifiers'
    | 'heldDecision'
    | 'isPaid'
    | 'answers'
    | 'deactivated'
    | 'capacity'
    | 'capacityLimit'
    | 'reminders'
    | 'named'
    | 'createdAt'
  > &
    JudgeProfile
>;

/** What decides whether a judge may rate, be assigned entries and be asked. */
const standing = {
  status: 1,
  isVerified: 1,
  deactivated: 1,
  answers: 1,
  emailConfirmed: 1,
} as const;

/** The only reader and writer of `judges`. */
export interface JudgesStore extends ReservationsStore {
  /** Null when the account already has a record, by the unique index. */
  add(judge: Judge, effects: Effects): Promise<Judge | null>;
  ofAccount(accountId: string): Promise<Judge | null>;
  byEmail(email: string): Promise<Judge | null>;
  byId(id: string): Promise<Judge | null>;
  byIds(ids: readonly string[]): Promise<Judge[]>;
  /** Statuses and answers of all records. */
  standings(): Promise<(JudgeStandingFields & Pick<Judge, '_id' | 'emailConfirmed'>)[]>;
  /** Judges who can be asked whether they take part in the season. */
  unasked(season: string): Promise<Pick<Judge, '_id'>[]>;
  /** All records, without pending mails, audit entries and reservations. */
  everybody(): Promise<Judge[]>;
  /** Unverified records, oldest first; includes minimal ones. */
  unverified(): Promise<Judge[]>;
  /** Judges who can be assigned entries of a season: verified, agreed, with a confirmed address. */
  judging(season: string): Promise<Judge[]>;
  /** As `judging`, without the texts of the application. */
  judgingNames(
    season: string,
  ): Promise<Pick<Judge, '_id' | 'fullName' | 'capacity' | 'capacityLimit'>[]>;
  /** Those of the given judges who agree to be named and still judge. */
  named(ids: readonly string[]): Promise<Pick<Judge, '_id' | 'fullName' | 'organization'>[]>;
  /** Changes a judge; null when the revision has changed since `read`. */
  change(read: Judge, fields: JudgeChange, effects: Effects): Promise<Judge | null>;
  /** Judges whose decision has been held since before `then`. */
  heldSince(then: Date): Promise<Judge[]>;
  /** Makes the mail of a held decision pending; false if undone or decided anew. */
  endHold(id: string, held: HeldDecision): Promise<boolean>;
  /** Undoes a held decision; null when it is no longer held or the revision has changed. */
  undo(
    read: Judge,
    held: HeldDecision,
    fields: JudgeChange,
    effects: Effects,
  ): Promise<Judge | null>;
  /** Records the mail and that the judge was told; false if told before. */
  tell(id: string, news: News, mail: MailRequest): Promise<boolean>;
  /** Records that receipts are mailed; false if they were since `before`. */
  mailReceipts(id: string, turn: { before: Date; now: Date }, mail: MailRequest): Promise<boolean>;
  /** Records a reminder; false if reminded since `before` or unsubscribed. */
  remind(id: string, turn: { before: Date; now: Date }, mail: MailRequest): Promise<boolean>;
  stopReminders(id: string): Promise<boolean>;
  /** Accounts whose address is not known to be confirmed. */
  unconfirmedAccounts(): Promise<string[]>;
  /** Records that the addresses are confirmed. */
  markConfirmed(accountIds: readonly string[]): Promise<void>;
  /** Gives the record of an account its address. */
  followAddress(owner: AddressOfOwner): Promise<void>;
  /** Who could be assigned entries but for it, applied and last reminded until then, oldest first. */
  unconfirmed(until: Unreminded): Promise<Judge[]>;
  /** Records a reminder to confirm the address; false if reminded since `before`. */
  remindToConfirm(
    id: string,
    turn: { before: Date; now: Date },
    mail: MailRequest,
  ): Promise<boolean>;
  owed: ReturnType<typeof pendingEntriesIn>;
  /** Removes an organiser's account from verifications. */
  forgetVerifier(accountId: string): Promise<void>;
  /** False while an audit entry is pending. */
  remove(accountId: string): Promise<boolean>;
}

const unconfirmed = (until: Date) => ({
  emailConfirmed: false,
  confirmationRemindedAt: { $not: { $gt: until } },
});

function open(db: Collections<'judges'>): JudgesStore {
  const judges = db.collection<Judge>('judges');
  return {
    ...openPlaces(judges),
    async add(first, effects) {
      const judge = insertedWith(first, effects);
      try {
        await judges.insertOne(judge);
        return judge;
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },
    ofAccount: (accountId) => judges.findOne({ accountId }),
    byEmail: (email) => judges.findOne({ email }),
    byId: (_id) => judges.findOne({ _id }),
    byIds: (ids) => judges.find({ _id: { $in: [...ids] } }).toArray(),
    standings: () => judges.find({}, { projection: { ...standing, _id: 1 } }).toArray(),
    unasked: (season) =>
      judges
        .find(
          { ...verified, [`answers.${season}`]: { $exists: false } },
          { projection: { _id: 1 } },
        )
        .toArray(),
    everybody: () =>
      judges.find({}, { projection: { owedMails: 0, audit: 0, places: 0 } }).toArray(),
    unverified: () => judges.find({ isVerified: false }).sort({ createdAt: 1, _id: 1 }).toArray(),
    // In batches, as the texts are long.
    judging: (season) =>
      judges.find(judgingIn(season), { batchSize: 100 }).sort({ _id: 1 }).toArray(),
    judgingNames: (season) =>
      judges
        .find(judgingIn(season), { projection: { fullName: 1, capacity: 1, capacityLimit: 1 } })
        .toArray(),
    named: (ids) =>
      judges
        .find(
          { _id: { $in: [...ids] }, ...verified, named: true },
          { projection: { fullName: 1, organization: 1 } },
        )
        .toArray(),
    change: (read, fields, effects) => updateVersioned(judges, read, fields, effects),
    heldSince: (then) => judges.find({ 'heldDecision.at': { $lte: then } }).toArray(),
    async endHold(_id, { mail }) {
      const { matchedCount } = await judges.updateOne(
        { _id, 'heldDecision.mail.key': mail.key },
        { $unset: { heldDecision: '' }, $push: { owedMails: mail } },
      );
      return matchedCount === 1;
    },
    undo: (read, { mail }, fields, effects) =>
      updateVersioned(judges, read, fields, effects, { 'heldDecision.mail.key': mail.key }),
    async tell(_id, news, mail) {
      const { told, season } = news;
      const { matchedCount } = await judges.updateOne(
        { _id, [told]: { $ne: season } },
        {
          $push: { [told]: season, owedMails: mail },
          ...(news.told === 'toldReady' && { $set: { remindedAt: news.at } }),
        },
      );
      return matchedCount === 1;
    },
    async remind(_id, { before, now }, mail) {
      const { matchedCount } = await judges.updateOne(
        { _id, ...verified, reminders: true, remindedAt: { $lte: before } },
        { $set: { remindedAt: now }, $push: { owedMails: mail } },
      );
      return matchedCount === 1;
    },
    async mailReceipts(_id, { before, now }, mail) {
      const { matchedCount } = await judges.updateOne(
        { _id, receiptsMailedAt: { $not: { $gt: before } } },
        { $set: { receiptsMailedAt: now }, $push: { owedMails: mail } },
      );
      return matchedCount === 1;
    },
    async stopReminders(_id) {
      const { matchedCount } = await judges.updateOne({ _id }, { $set: { reminders: false } });
      return matchedCount === 1;
    },
    async unconfirmedAccounts() {
      const projection = { _id: 0, accountId: 1 } as const;
      const found = await judges.find({ emailConfirmed: false }, { projection }).toArray();
      return found.map(({ accountId }) => accountId);
    },
    async markConfirmed(accountIds) {
      const theirs = { accountId: { $in: [...accountIds] } };
      await judges.updateMany(theirs, { $set: { emailConfirmed: true } });
    },
    async followAddress({ _id: accountId, email, formerEmails }) {
      const $set = { email, ...(formerEmails.length > 0 && { formerEmails }) };
      await judges.updateMany({ accountId }, { $set });
    },
    unconfirmed: ({ sent, reminded }) =>
      judges
        .find({
          ...unconfirmed(reminded),
          createdAt: { $lte: sent },
          deactivated: null,
          status: { $in: [...assignable] },
        })
        .sort({ createdAt: 1 })
        .toArray(),
    async remindToConfirm(_id, { before, now }, mail) {
      const { matchedCount } = await judges.updateOne(
        { _id, ...unconfirmed(before) },
        { $set: { confirmationRemindedAt: now }, $push: { owedMails: mail } },
      );
      return matchedCount === 1;
    },
    owed: pendingEntriesIn(db.collection('judges')),
    async forgetVerifier(accountId) {
      await judges.updateMany(
        { verifiers: accountId },
        { $set: { 'verifiers.$[one]': null } },
        { arrayFilters: [{ one: accountId }] },
      );
      const decided = { 'heldDecision.by': accountId };
      await judges.updateMany(decided, { $set: { 'heldDecision.by': null } });
    },
    async remove(accountId) {
      await judges.deleteOne({ accountId, ...noPendingEntries });
      return (await judges.findOne({ accountId }, { projection: { _id: 1 } })) === null;
    },
  };
}

export const judgesStore = defineStore({
  contents: {
    judges: {
      holds: 'Applications, verification, and the nominations that a judge has',
      refersTo: { accountId: 'accounts', 'places.nominations': 'nominations' },
    },
  },
  collections: {
    judges: [
      { key: { accountId: 1 }, unique: true },
      { key: { email: 1 } },
      { key: { isVerified: 1, createdAt: 1 } },
      { key: { emailConfirmed: 1 } },
      { key: { 'heldDecision.at': 1 }, sparse: true },
    ],
  },
  personalData: personal,
  pendingMails: ['judges'],
  pendingAuditEntries: ['judges'],
  open,
});
