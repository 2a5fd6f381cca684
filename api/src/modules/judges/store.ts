import type { Filter } from 'mongodb';
import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import {
  type ChangedFields,
  type Effects,
  insertWithEffects,
  updateVersioned,
} from '../../module-kit/effects';
import type { MailRequest } from '../../module-kit/mail-request';
import { noPendingEntries } from '../../module-kit/pending-entries';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';
import { hasMatched } from '../../platform/mongo/matched';
import type { Unreminded } from '../nominations/nomination';
import { listsIn } from './console/listed-store';
import type { HeldDecision, Judge } from './judge';
import { assignableJudges, judgingIn, reservationsIn } from './reservations-store';
import { assignableStatuses } from './rules';

/** A mail that a judge gets once a season. `readyNotices` counts as a first reminder. */
export type SeasonNotice = { season: string } & (
  | { field: 'readyNotices'; at: Date }
  | { field: 'completedNotices' }
);

/** The fields that decide whether a judge may rate, be assigned entries and be asked. */
const stateFields = {
  status: 1,
  isVerified: 1,
  deactivated: 1,
  answers: 1,
  emailConfirmed: 1,
  heldDecision: 1,
} as const;

const shortly = { pendingMails: 0, pendingAuditEntries: 0, reservations: 0 } as const;

const unconfirmed = (until: Date) => ({
  emailConfirmed: false,
  confirmationRemindedAt: { $not: { $gt: until } },
});

/** A mail that is repeated only if none was sent since `before`. */
export interface RepeatedMail {
  before: Date;
  now: Date;
}

function createStore(db: Collections<'judges'>) {
  const judges = db.collection<Judge>('judges');
  /** Stores a pending mail and a change in one write; false where the condition does not hold. */
  const mailed = (when: Filter<Judge>, $set: Partial<Judge>, mail: MailRequest) =>
    hasMatched(judges.updateOne(when, { $set, $push: { pendingMails: mail } }));
  return {
    ...reservationsIn(judges),
    /** Null when the account already has a record; the unique index decides. */
    insert: (judge: Judge, effects: Effects) => insertWithEffects(judges, judge, effects),
    findByAccount: (accountId: string) => judges.findOne({ accountId }),
    findByEmail: (email: string) => judges.findOne({ email }),
    /** Present and former employers that these accounts have stated as judges. */
    async listOrganizations(
      accounts: readonly string[],
    ): Promise<Pick<Judge, 'accountId' | 'organization'>[]> {
      const found = await judges
        .find(
          { accountId: { $in: [...accounts] } },
          { projection: { _id: 0, accountId: 1, organization: 1, formerOrganizations: 1 } },
        )
        .toArray();
      return found.flatMap(({ accountId, organization: present, formerOrganizations = [] }) =>
        [present, ...formerOrganizations].map((organization) => ({ accountId, organization })),
      );
    },
    findById: (_id: string) => judges.findOne({ _id }),
    findByIds: (ids: readonly string[]) => judges.find({ _id: { $in: [...ids] } }).toArray(),
    /** Statuses and answers of all records. */
    listStates: (): Promise<Pick<Judge, '_id' | keyof typeof stateFields>[]> =>
      judges.find({}, { projection: { ...stateFields, _id: 1 } }).toArray(),
    /** Judges who can be asked whether they take part in the season. */
    listUnasked: (season: string): Promise<Pick<Judge, '_id'>[]> =>
      judges
        .find(
          { ...assignableJudges, [`answers.${season}`]: { $exists: false } },
          { projection: { _id: 1 } },
        )
        .toArray(),
    /** Addresses and invitations of all records. */
    listAddresses: () =>
      judges
        .find({}, { projection: { ...stateFields, email: 1, formerEmails: 1, invitation: 1 } })
        .toArray() as Promise<
        Pick<Judge, '_id' | 'email' | 'formerEmails' | 'invitation' | keyof typeof stateFields>[]
      >,
    /** All records, without pending effects and reservations. */
    listAll: () => judges.find({}, { projection: shortly }).toArray(),
    ...listsIn(judges, shortly),
    /** Unverified records, oldest first; includes minimal ones. */
    listUnverified: () =>
      judges.find({ isVerified: false }).sort({ createdAt: 1, _id: 1 }).toArray(),
    /** When the applications that wait for a decision were submitted, earliest first. */
    async listWaitingSince() {
      const found = await judges
        .find(
          { isVerified: false, status: 'VERIFICATION_PENDING', deactivated: null },
          { projection: { _id: 0, createdAt: 1 } },
        )
        .sort({ createdAt: 1 })
        .toArray();
      return found.map(({ createdAt }) => createdAt);
    },
    /** Judges who can be assigned entries of a season: verified, agreed, with a confirmed address. */
    // In batches, because the texts are long.
    listJudging: (season: string) =>
      judges.find(judgingIn(season), { batchSize: 100 }).sort({ _id: 1 }).toArray(),
    /** Those of the given judges who agree to be named and still judge. */
    listNamed: (
      ids: readonly string[],
    ): Promise<Pick<Judge, '_id' | 'fullName' | 'organization'>[]> =>
      judges
        .find(
          { _id: { $in: [...ids] }, ...assignableJudges, named: true },
          { projection: { fullName: 1, organization: 1 } },
        )
        .toArray(),
    /** Changes a judge; null when the revision has changed since `read`. */
    updateIf: (read: Judge, fields: ChangedFields<Judge>, effects: Effects) =>
      updateVersioned(judges, read, fields, effects),
    listHeldSince: (then: Date) => judges.find({ 'heldDecision.at': { $lte: then } }).toArray(),
    /** Makes the mail of a held decision pending; false if undone or decided anew. */
    endHold: (_id: string, { mail }: HeldDecision) =>
      mailed({ _id, 'heldDecision.mail.key': mail.key }, { heldDecision: null }, mail),
    /** Undoes a held decision; null when it is no longer held or the revision has changed. */
    undo: (read: Judge, { mail }: HeldDecision, fields: ChangedFields<Judge>, effects: Effects) =>
      updateVersioned(judges, read, fields, effects, { 'heldDecision.mail.key': mail.key }),
    /** Stores a pending mail once a season; false if it was stored before. */
    tell(_id: string, news: SeasonNotice, mail: MailRequest) {
      const { field, season } = news;
      return hasMatched(
        judges.updateOne(
          { _id, [field]: { $ne: season } },
          {
            $push: { [field]: season, pendingMails: mail },
            ...(news.field === 'readyNotices' && { $set: { remindedAt: news.at } }),
          },
        ),
      );
    },
    /** Records a reminder; false if reminded since `before` or unsubscribed. */
    remind: (_id: string, { before, now }: RepeatedMail, mail: MailRequest) =>
      mailed(
        { _id, ...assignableJudges, reminders: true, remindedAt: { $lte: before } },
        { remindedAt: now },
        mail,
      ),
    /** Records the mail of receipts; false if one was recorded since `before`. */
    mailReceipts: (_id: string, { before, now }: RepeatedMail, mail: MailRequest) =>
      mailed({ _id, receiptsMailedAt: { $not: { $gt: before } } }, { receiptsMailedAt: now }, mail),
    stopReminders: (_id: string) =>
      hasMatched(judges.updateOne({ _id }, { $set: { reminders: false } })),
    async listUnconfirmedAccounts() {
      const projection = { _id: 0, accountId: 1 } as const;
      const found = await judges.find({ emailConfirmed: false }, { projection }).toArray();
      return found.map(({ accountId }) => accountId);
    },
    async markConfirmed(accountIds: readonly string[]) {
      const theirs = { accountId: { $in: [...accountIds] } };
      await judges.updateMany(theirs, { $set: { emailConfirmed: true } });
    },
    /** Judges within these limits who lack only a confirmed address, oldest first. */
    listUnconfirmed: ({ sent, reminded }: Unreminded) =>
      judges
        .find({
          ...unconfirmed(reminded),
          createdAt: { $lte: sent },
          deactivated: null,
          status: { $in: [...assignableStatuses] },
        })
        .sort({ createdAt: 1 })
        .toArray(),
    /** Records a reminder to confirm the address; false if reminded since `before`. */
    remindToConfirm: (_id: string, { before, now }: RepeatedMail, mail: MailRequest) =>
      mailed({ _id, ...unconfirmed(before) }, { confirmationRemindedAt: now }, mail),
    pendingEntries: pendingEntriesIn(db.collection('judges')),
    async forgetVerifier(accountId: string) {
      await judges.updateMany(
        { verifiers: accountId },
        { $set: { 'verifiers.$[one]': null } },
        { arrayFilters: [{ one: accountId }] },
      );
      const decided = { 'heldDecision.by': accountId };
      await judges.updateMany(decided, { $set: { 'heldDecision.by': null } });
    },
    /** False while an audit entry is pending. */
    async deleteByAccount(accountId: string) {
      await judges.deleteOne({ accountId, ...noPendingEntries });
      return (await judges.findOne({ accountId }, { projection: { _id: 1 } })) === null;
    },
  };
}

export const judgesStore = defineStore({
  contents: {
    judges: {
      holds: 'Applications, verification, and the nominations that a judge has',
      refersTo: { accountId: 'accounts', 'reservations.nominations': 'nominations' },
    },
  },
  collections: {
    judges: [
      { key: { accountId: 1 }, unique: true },
      { key: { email: 1 } },
      { key: { status: 1, 'folded.name': 1, _id: 1 } },
      { key: { status: 1, 'folded.organization': 1, _id: 1 } },
      { key: { isVerified: 1, createdAt: 1 } },
      { key: { emailConfirmed: 1 } },
      { key: { 'heldDecision.at': 1 }, sparse: true },
    ],
  },
  personalData: personal,
  pendingMails: ['judges'],
  pendingAuditEntries: ['judges'],
  createStore,
});

export type JudgesStore = ReturnType<typeof judgesStore>;
