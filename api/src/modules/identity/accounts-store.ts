import type { Role } from '@meritum/shared/contracts/roles';
import { mailboxKey } from '@meritum/shared/merit/assign/mail-domains';
import type { Filter, UpdateFilter } from 'mongodb';
import type { AuditActor } from '../../module-kit/audit-trail';
import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { type Effects, withEffects } from '../../module-kit/effects';
import type { MailRequest } from '../../module-kit/mail-request';
import { noPendingEntries, pendingAuditEntry } from '../../module-kit/pending-entries';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';
import { dayOf } from '../../platform/clock';
import { alreadyExists } from '../../platform/errors/domain-error';
import { insertUnlessTaken, isDuplicateKey } from '../../platform/mongo/duplicate-key';
import { hasMatched } from '../../platform/mongo/matched';
import type {
  Account,
  AccountBeingDeleted,
  DiscardingAccount,
  EmailConfirmation,
  GoogleLink,
} from './account';
import { accountActsIn, indexesOfActs, organisersOfActs } from './account-acts-store';
import { addressTaken } from './errors';

/** A write is refused if the credentials have changed since the account was read. */
type Read = Pick<Account, '_id' | 'credentials'>;

interface NewPassword {
  passwordHash: string;
  passwordChange: string;
  now: Date;
  /** Set when a mailed link takes over an unconfirmed account. */
  unclaimedSince?: Date;
  notice: MailRequest;
  /** The session that stays valid. */
  sessionId?: string;
}

export interface AdoptedEmail {
  email: string;
  confirmation: EmailConfirmation;
  mails: readonly MailRequest[];
  now: Date;
  sessionId: string;
}

/** Accounts whose deletion has begun count as gone. */
const notDeleted = { deletion: { $exists: false } };
const beingDeleted = { deletion: { $exists: true } };

/** Matches accounts whose owner has still to say whose the content is. */
const unclaimed = { emailConfirmed: false, unclaimedSince: { $exists: true } };

/** By the owner, unless another actor and a reason are given. */
interface Deletion {
  at: Date;
  actor?: AuditActor;
  reason?: string;
}

/** The audit trail keeps the deletion; the person is erased. */
const deletedEntry = (accountId: string, { at, actor = { accountId }, reason = '' }: Deletion) =>
  pendingAuditEntry(() => at, {
    ...{ actor, action: 'account.deleted', subject: { accountId }, reason },
    ...{ before: null, after: null },
  });

function createStore(db: Collections<'accounts'>) {
  const accounts = db.collection<Account>('accounts');
  const deletions = db.collection<AccountBeingDeleted>('accounts');
  const discards = db.collection<DiscardingAccount>('accounts');
  const find = (filter: Filter<Account>) => accounts.findOne({ ...filter, ...notDeleted });
  const list = (filter: Filter<Account>) => accounts.find({ ...filter, ...notDeleted });
  const changed = { returnDocument: 'after' } as const;
  const ifUnchanged = ({ _id, credentials }: Read) => ({ _id, credentials, ...notDeleted });
  /** Null when the account has changed, or does not match `when`. */
  const updateIf = (read: Read, update: UpdateFilter<Account>, when: Filter<Account> = {}) =>
    accounts.findOneAndUpdate({ ...when, ...ifUnchanged(read) }, update, changed);
  return {
    pendingEntries: pendingEntriesIn(db.collection('accounts')),
    ...accountActsIn(accounts),
    /** Throws already-exists when the address has an account, by the unique index (ERR-003). */
    async insert(account: Account) {
      const mailboxes = [mailboxKey(account.email)];
      if (!(await insertUnlessTaken(accounts, { ...account, mailboxes })))
        throw alreadyExists('Failed to create account. This email may already be in use.');
    },
    /** Accounts that have or had one of these mailboxes, confirmed or not. */
    listByMailboxes: (mailboxes: readonly string[]) =>
      list({ mailboxes: { $in: [...mailboxes] } })
        .project<Pick<Account, '_id' | 'email' | 'emailConfirmed' | 'formerEmails'>>({
          ...{ email: 1, emailConfirmed: 1, formerEmails: 1 },
        })
        .sort({ _id: 1 })
        .toArray(),
    countCreatedSince: (moment: Date) => accounts.countDocuments({ createdAt: { $gt: moment } }),
    listCreationTimes: (moment: Date) =>
      accounts
        .find({ createdAt: { $gt: moment } }, { projection: { _id: 0, createdAt: 1 } })
        .map(({ createdAt }) => createdAt)
        .toArray(),
    findByEmail: (email: string) => find({ email }),
    findById: (_id: string) => find({ _id }),
    findByIds: (ids: readonly string[]) => list({ _id: { $in: [...ids] } }).toArray(),
    listIds: () =>
      list({})
        .project<Read>({ _id: 1 })
        .map(({ _id }) => _id)
        .toArray(),
    /** Accounts with one of the roles, or with a confirmed address of `adminEmails`. */
    async listByRoles(roles: readonly Role[], adminEmails: readonly string[]) {
      const [byRole, byEmail] = await Promise.all([
        list({ role: { $in: [...roles] } }).toArray(),
        list({ email: { $in: [...adminEmails] }, emailConfirmed: true }).toArray(),
      ]);
      const all = new Map([...byRole, ...byEmail].map((account) => [account._id, account]));
      return [...all.values()].sort((a, b) => (a._id < b._id ? -1 : 1));
    },
    listNames: (accountIds: readonly string[]) =>
      list({ _id: { $in: [...accountIds] } })
        .project<Pick<Account, '_id' | 'displayName' | 'email'>>({ displayName: 1, email: 1 })
        .toArray(),
    listConfirmed: async (accountIds: readonly string[]) =>
      accountIds.length === 0
        ? []
        : list({ _id: { $in: [...accountIds] }, emailConfirmed: true })
            .project<Read>({ _id: 1 })
            .map(({ _id }) => _id)
            .toArray(),
    /** Undefined when the address has no account. */
    async findCredentials(email: string) {
      const projection = { credentials: 1 } as const;
      return (await accounts.findOne({ email, ...notDeleted }, { projection }))?.credentials;
    },
    findByGoogle: (identity: string) => find({ 'google.identity': identity }),
    updateName: (_id: string, displayName: string, renamedAt: Date) =>
      accounts.findOneAndUpdate(
        { _id, ...notDeleted },
        { $set: { displayName, renamedAt, renamedDay: dayOf(renamedAt) } },
        changed,
      ),
    /** When accounts were last renamed, for those renamed on one of these UTC days. */
    async listRenamedOn(wanted: readonly string[]): Promise<ReadonlyMap<string, Date>> {
      const found = await list({ renamedDay: { $in: [...wanted] } })
        .project<Pick<Account, '_id' | 'renamedAt'>>({ renamedAt: 1 })
        .toArray();
      return new Map(found.flatMap(({ _id, renamedAt }) => (renamedAt ? [[_id, renamedAt]] : [])));
    },
    /** Also voids sessions and reset links; null when the account has changed. */
    updatePasswordIf: (account: Read, { now, notice, sessionId = '', ...fields }: NewPassword) =>
      updateIf(account, {
        $set: { ...fields, passwordChangedAt: now, credentialsChangedIn: sessionId },
        $inc: { credentials: 1 },
        $push: { pendingMails: notice },
      }),
    /** Voids other sessions, links, known devices and sign-ins; null when the account has changed. */
    updateCredentialsIf(account: Read, effects: Effects, sessionId = '') {
      const $set = { credentialsChangedIn: sessionId };
      return updateIf(account, withEffects<Account>({ $set, $inc: { credentials: 1 } }, effects));
    },
    /** Joins an account whose mailbox is proved; null when the account has changed. */
    joinGoogle: (account: Read, google: GoogleLink, notice: MailRequest) =>
      updateIf(
        account,
        { $set: { google }, $push: { pendingMails: notice } },
        { google: { $exists: false } },
      ),
    dropGoogle: async (account: Read) => void (await updateIf(account, { $unset: { google: '' } })),
    /** Voids password, sessions and links. Replaces the name, which a stranger may have typed. */
    takeOverByGoogle: (
      account: Read,
      google: GoogleLink,
      { notice, displayName }: { notice: MailRequest; displayName: string },
    ) =>
      updateIf(
        account,
        {
          $set: { google, unclaimedSince: google.addedAt, displayName },
          $unset: { passwordHash: '', passwordChange: '', credentialsChangedIn: '' },
          $inc: { credentials: 1 },
          $push: { pendingMails: notice },
        },
        { emailConfirmed: false, google: { $exists: false } },
      ),
    /** False when the account is gone or was taken over, or its address has changed. */
    confirmEmail: (_id: string, email: string) =>
      hasMatched(
        accounts.updateOne(
          { _id, email, unclaimedSince: { $exists: false }, ...notDeleted },
          { $set: { emailConfirmed: true } },
        ),
      ),
    /** Ends the question whose the content is; null when it was answered. */
    claim: (account: Read) =>
      updateIf(
        account,
        { $set: { emailConfirmed: true }, $unset: { unclaimedSince: '' } },
        { ...unclaimed, discard: { $exists: false } },
      ),
    /** Null when the question was already answered. */
    beginDiscard: (account: Read, discard: DiscardingAccount['discard']) =>
      discards.findOneAndUpdate(
        { ...ifUnchanged(account), ...unclaimed },
        { $set: { discard } },
        changed,
      ),
    listDiscarding: () =>
      discards.find({ 'discard.since': { $exists: true }, ...notDeleted }).toArray(),
    endDiscard: async ({ _id, discard }: DiscardingAccount) =>
      void (await accounts.updateOne(
        { _id, discard, ...notDeleted },
        {
          $set: { emailConfirmed: true, displayName: discard.displayName },
          $unset: { unclaimedSince: '', discard: '' },
        },
      )),
    /** Null when the account has changed. */
    updateConfirmationIf: (account: Read, confirmation: EmailConfirmation, mail?: MailRequest) =>
      updateIf(account, {
        $set: { confirmation },
        ...(mail && { $push: { pendingMails: mail } }),
      }),
    endConfirmation: async (account: Read) =>
      void (await updateIf(account, { $unset: { confirmation: '' } })),
    findByConfirmation: (id: string) => find({ 'confirmation.id': id }),
    /** Voids other sessions and links. Null when the account has changed; throws already-exists. */
    updateEmailIf: (
      account: Account,
      { email, confirmation, mails, now, sessionId }: AdoptedEmail,
    ) => {
      const { email: former, emailConfirmed } = account;
      const formerEmail = { email: former, confirmed: emailConfirmed, until: now };
      return updateIf(
        account,
        {
          $set: { email, confirmation, emailChangedAt: now, credentialsChangedIn: sessionId },
          $push: { formerEmails: formerEmail, pendingMails: { $each: [...mails] } },
          $addToSet: { mailboxes: mailboxKey(email) },
          $inc: { credentials: 1 },
        },
        { email: former, emailConfirmed },
      ).catch((error: unknown) => {
        throw isDuplicateKey(error) ? addressTaken() : error;
      });
    },
    /** Accounts with an address change that their copies may not have yet. */
    listEmailChangedBefore: (then: Date) => list({ emailChangedAt: { $lt: then } }).toArray(),
    /** Records that all copies have this change. */
    async endEmailChange({ _id, emailChangedAt }: Account) {
      if (!emailChangedAt) return;
      await accounts.updateOne({ _id, emailChangedAt }, { $unset: { emailChangedAt: '' } });
    },
    /** Ends sign-ins, refreshes and resets. Null when the account has changed. */
    beginDeletion(account: Pick<Account, '_id' | 'email' | 'credentials'>, by: Deletion) {
      const update = {
        $set: { deletion: { since: by.at, email: account.email } },
        $unset: {
          ...({ passwordHash: '', passwordChange: '', passwordChangedAt: '', google: '' } as const),
          ...({ pendingMails: '', confirmation: '', discard: '', roleProposed: '' } as const),
          ...({ actProposed: '', actWaiting: '', actEnded: '' } as const),
        },
        $inc: { credentials: 1 },
      } as const;
      const effects = { audit: deletedEntry(account._id, by), mails: [] };
      return deletions.findOneAndUpdate(
        ifUnchanged(account),
        withEffects<AccountBeingDeleted>(update, effects),
        changed,
      );
    },
    /** The longest ago first. */
    listDeleting: () => deletions.find(beingDeleted).sort({ 'deletion.since': 1 }).toArray(),
    /** Frees the address. The id stays, so that late writes are found and erased. */
    blank: async (_id: string) =>
      void (await deletions.updateOne(
        { _id },
        {
          $set: { email: `erased:${_id}`, displayName: '', 'deletion.email': '' },
          $unset: { formerEmails: '', mailboxes: '' },
        },
      )),
    /** Keeps an account with a pending audit entry. */
    remove: async (_id: string) =>
      void (await deletions.deleteOne({ _id, ...beingDeleted, ...noPendingEntries })),
  };
}

export const accountsStore = defineStore({
  contents: {
    accounts: {
      holds: 'People and how they sign in, and what organisers do for those who cannot',
      refersTo: Object.fromEntries(organisersOfActs.map((path) => [path, 'accounts'])),
    },
  },
  collections: {
    accounts: [
      { key: { email: 1 }, unique: true },
      { key: { mailboxes: 1 } },
      { key: { role: 1 } },
      { key: { createdAt: 1 } },
      { key: { 'google.identity': 1 }, unique: true, sparse: true },
      { key: { 'confirmation.id': 1 }, sparse: true },
      { key: { emailChangedAt: 1 }, sparse: true },
      { key: { renamedDay: 1 }, sparse: true },
      { key: { 'deletion.since': 1 }, sparse: true },
      { key: { 'discard.since': 1 }, sparse: true },
      ...indexesOfActs,
    ],
  },
  personalData: personal,
  pendingMails: ['accounts'],
  pendingAuditEntries: ['accounts'],
  createStore,
});

export type AccountsStore = ReturnType<typeof accountsStore>;
