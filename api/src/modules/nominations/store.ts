import { foldText } from '@meritum/shared/contracts/search';
import type { Filter } from 'mongodb';
import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import {
  type ChangedFields,
  type Effects,
  insertWithEffects,
  updateVersioned,
  withEffects,
} from '../../module-kit/effects';
import type { MailRequest } from '../../module-kit/mail-request';
import { noPendingEntries } from '../../module-kit/pending-entries';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';
import { unlessTaken } from '../../platform/mongo/duplicate-key';
import { hasMatched } from '../../platform/mongo/matched';
import { forgetInProposals, proposalAsRead } from '../../platform/mongo/proposals';
import type { AddressOfOwner } from '../identity/account';
import { listsIn, partyFields } from './console/listed-store';
import {
  type Contest,
  type Nomination,
  type ShownOfWinner,
  type Slot,
  shownOf,
  type Unreminded,
  type WithoutEssay,
} from './nomination';
import type { NominationParties } from './policy';
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

const shortly = Object.fromEntries(shortFields.map((name) => [name, 1]));

type PartiesOfContest = NominationParties & Pick<Nomination, 'category'>;

export type ShortNomination = Pick<Nomination, '_id' | (typeof shortFields)[number]>;

const underReview = { status: 'UNDER_REVIEW', erasedAt: { $exists: false } } as const;
const unconfirmed = (until: Date) => ({
  emailConfirmedAt: null,
  confirmationRemindedAt: { $not: { $gt: until } },
});

function createStore(db: Collections<'nominations'>) {
  const nominations = db.collection<Nomination>('nominations');
  const exists = async (filter: Filter<Nomination>) =>
    (await nominations.findOne(filter, { projection: { _id: 1 } })) !== null;
  const kept = <Found extends object>(filter: Filter<Nomination>, projection: object) =>
    nominations.find<Found>({ ...filter, erasedAt: { $exists: false } }, { projection }).toArray();
  return {
    /** Null when the account or its mailbox has nominated in the contest; unique indexes decide. */
    insert: (nomination: Nomination, effects: Effects) =>
      insertWithEffects(nominations, nomination, effects),
    findBySlot: ({ season, category, submittedBy }: Slot) =>
      nominations.findOne({ season, category, submittedBy }),
    /**
     * Changes a nomination; null when it or its proposal has changed, or its judging has begun. A
     * new mail replaces an outdated pending one.
     */
    async updateIf(read: Nomination, fields: ChangedFields<Nomination>, effects: Effects) {
      const when = {
        judgingBegun: read.judgingBegun ?? { $exists: false },
        ...(read.returnProposed && proposalAsRead('returnProposed', read.returnProposed)),
      };
      const replacesMails = effects !== 'nothing' && effects.mails.length > 0;
      const next = replacesMails ? { ...fields, pendingMails: [...effects.mails] } : fields;
      const pendingEntries = replacesMails ? { ...effects, mails: [] } : effects;
      return unlessTaken(updateVersioned(nominations, read, next, pendingEntries, when));
    },
    /** Records that judging begins; false if the nomination has changed or is not under review. */
    beginJudging: ({ _id, revision }: Pick<Nomination, '_id' | 'revision'>) =>
      hasMatched(
        nominations.updateOne(
          { _id, revision, status: 'UNDER_REVIEW' },
          { $set: { judgingBegun: true } },
        ),
      ),
    listWithFormerRatings: () => nominations.find({ hasFormerRatings: true }).toArray(),
    /** Records that ratings of former texts are set aside, unless the text was replaced again. */
    async endFormerRatings({ _id, revision }: Pick<Nomination, '_id' | 'revision'>) {
      await nominations.updateOne({ _id, revision }, { $unset: { hasFormerRatings: '' } });
    },
    /**
     * Records or removes an organiser's proposal to return it; null when the nomination has
     * changed, has another proposal, or that was turned down.
     */
    updateReturnProposedIf(
      { _id, revision, returnProposed }: Nomination,
      proposal: Nomination['returnProposed'] | null,
      effects: Effects,
    ) {
      const isUnchanged = {
        _id,
        revision,
        status: 'UNDER_REVIEW' as const,
        ...proposalAsRead('returnProposed', returnProposed),
      };
      const change = proposal
        ? { $set: { returnProposed: proposal } }
        : { $unset: { returnProposed: '' as const } };
      const update = withEffects<Nomination>(change, effects);
      return nominations.findOneAndUpdate(isUnchanged, update, { returnDocument: 'after' });
    },
    /** Records that it was looked at; null if it has changed or was looked at before. */
    updateLookedAtIf: ({ _id, revision }: Nomination, lookedAt: Date, effects: Effects) =>
      nominations.findOneAndUpdate(
        { _id, revision, status: 'UNDER_REVIEW', lookedAt: { $exists: false } },
        withEffects<Nomination>({ $set: { lookedAt } }, effects),
        { returnDocument: 'after' },
      ),
    /** Nominations that one of these organisers has proposed to return. */
    listProposedForReturn: (organisers: readonly string[]) =>
      nominations.find({ ...underReview, 'returnProposed.by': { $in: [...organisers] } }).toArray(),
    forgetProposer: (accountId: string) =>
      forgetInProposals(nominations, 'returnProposed', accountId),
    /** Anonymises a nomination; false when it has changed or has a pending audit entry. */
    erase({ _id, revision }: Nomination, { _id: _, pendingAuditEntries: __, ...left }: Nomination) {
      const filter = { _id, revision, ...noPendingEntries };
      return hasMatched(nominations.replaceOne(filter, left));
    },
    pendingEntries: pendingEntriesIn(db.collection('nominations')),
    /** The nominations with these ids, without erased ones. */
    findByIds: (ids: readonly string[]) =>
      nominations.find({ _id: { $in: [...ids] }, erasedAt: { $exists: false } }).toArray(),
    /** All nominations that take part in a season: under review, with a confirmed address. */
    listEligible: (season: string) =>
      nominations
        .find(
          { season, ...underReview, emailConfirmedAt: { $ne: null } },
          // In small batches, because essays are long.
          { batchSize: 100 },
        )
        .sort({ _id: 1 })
        .toArray(),
    /** Accounts with a nomination that waits for a confirmed address. */
    async listUnconfirmedOwners() {
      const found = await nominations
        .find(
          { emailConfirmedAt: null, erasedAt: { $exists: false } },
          { projection: { _id: 0, submittedBy: 1 } },
        )
        .toArray();
      return [...new Set(found.map(({ submittedBy }) => submittedBy))];
    },
    /**
     * Records for all of these owners' nominations that the address is confirmed.
     * @returns those now confirmed, and as `refused` those whose mailbox already has a nomination
     * in the category, which stay as they are
     */
    async markConfirmed(owners: readonly string[], now: Date) {
      const theirs = { submittedBy: { $in: [...owners] }, emailConfirmedAt: null };
      const [marked, refused]: [Nomination[], Nomination[]] = [[], []];
      for (const nomination of await nominations.find(theirs).sort({ submittedAt: 1 }).toArray()) {
        const confirmed = { emailConfirmedAt: now, mailbox: mailboxIn(nomination) };
        const waiting = { _id: nomination._id, ...theirs };
        const update = nominations.updateOne(waiting, { $set: confirmed });
        ((await unlessTaken(update)) === null ? refused : marked).push(nomination);
      }
      return { marked, refused };
    },
    /** Waiting nominations of a season within these limits, oldest first. */
    listUnconfirmed: (season: string, { sent, reminded }: Unreminded) =>
      nominations
        .find<WithoutEssay>(
          { season, ...underReview, ...unconfirmed(reminded), submittedAt: { $lte: sent } },
          { projection: { essay: 0 } },
        )
        .sort({ submittedAt: 1 })
        .toArray(),
    /** Records the reminder and its pending mail; false if reminded since `before`. */
    remindToConfirm: (
      _id: string,
      { before, now }: { before: Date; now: Date },
      mail: MailRequest,
    ) =>
      hasMatched(
        nominations.updateOne(
          { _id, ...underReview, ...unconfirmed(before) },
          { $set: { confirmationRemindedAt: now }, $push: { pendingMails: mail } },
        ),
      ),
    async updateAddress({ _id: submittedBy, email, formerEmails }: AddressOfOwner) {
      const own = { submittedBy, erasedAt: { $exists: false } };
      await nominations.updateMany(own, {
        $set: {
          email,
          submitterEmail: email,
          'folded.email': foldText(email),
          ...(formerEmails.length > 0 && { formerEmails }),
        },
      });
    },
    /** All nominations of a season, without erased ones and without long texts. */
    listShortBySeason: (season: string) => kept<ShortNomination>({ season }, shortly),
    /** As above, with only the category and the fields that decide conflicts of interest. */
    listPartiesBySeason: (season: string) =>
      kept<PartiesOfContest>({ season }, { ...partyFields, category: 1 }),
    /** The nominations with these ids, without long texts. */
    findShortByIds: (ids: readonly string[]) =>
      kept<ShortNomination>({ _id: { $in: [...ids] } }, shortly),
    ...listsIn<ShortNomination>(nominations, shortly),
    /** All nominations of a contest in any state, including erased ones. */
    listByContest: ({ season, category }: Contest) =>
      nominations
        .find<WithoutEssay>({ season, category }, { projection: { essay: 0 } })
        .sort({ _id: 1 })
        .toArray(),
    countErased: ({ season, category }: Contest) =>
      nominations.countDocuments({ season, category, erasedAt: { $exists: true } }),
    /** Sets another published name, organization or title. Repeating it does nothing. */
    async publishAs(_id: string, { name: publishedName, ...publishedAs }: ShownOfWinner) {
      const isOther = [
        { publishedName: { $ne: publishedName } },
        { publishedAs: { $ne: publishedAs } },
      ];
      await nominations.updateOne(
        { _id, erasedAt: { $exists: false }, $or: isOther },
        { $set: { publishedName, publishedAs }, $inc: { revision: 1 } },
      );
    },
    /** Published names that differ from the nominations' own. */
    listPublishedNames: async ({ season, category }: Contest) =>
      (
        await nominations
          .find({ season, category, publishedName: { $exists: true } })
          .sort({ _id: 1 })
          .toArray()
      ).map(shownOf),
    /** Whether the contest ever had a nomination. */
    hasAny: ({ season, category }: Contest) => exists({ season, category }),
    /** The nominations of these accounts in a contest, in any state. */
    listByAccounts: ({ season, category }: Contest, accounts: readonly string[]) =>
      nominations.find({ season, category, submittedBy: { $in: [...accounts] } }).toArray(),
    /** The organizations of these accounts' nominations of any season. */
    listOrganizations: (accounts: readonly string[]): Promise<Pick<Nomination, 'organization'>[]> =>
      nominations
        .find({ submittedBy: { $in: [...accounts] } }, { projection: { _id: 0, organization: 1 } })
        .toArray(),
    refersTo: (submittedBy: string, documentId: string) =>
      exists({ submittedBy, 'document.id': documentId }),
    /** The nomination that the document belongs to, unless it was erased. */
    findByDocument: (id: string) =>
      nominations.findOne({ 'document.id': id, erasedAt: { $exists: false } }),
    listByOwner: (submittedBy: string) =>
      nominations.find({ submittedBy }).sort({ submittedAt: 1 }).toArray(),
  };
}

/** The only reader and writer of `nominations`. Nominators read by owner. */
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
      { key: { season: 1, submittedAt: 1, _id: 1 } },
      { key: { season: 1, 'folded.name': 1, _id: 1 } },
      { key: { season: 1, 'folded.organization': 1, _id: 1 } },
      { key: { emailConfirmedAt: 1 } },
      { key: { hasFormerRatings: 1 }, sparse: true },
      { key: { 'returnProposed.by': 1 }, sparse: true },
    ],
  },
  personalData: personal,
  pendingMails: ['nominations'],
  pendingAuditEntries: ['nominations'],
  createStore,
});

export type NominationsStore = ReturnType<typeof nominationsStore>;
