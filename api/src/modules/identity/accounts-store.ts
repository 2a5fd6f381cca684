import type { Role } from '@meritum/shared/contracts/roles';
import { mailboxKey } from '@meritum/shared/merit/assign/mail-domains';
import type { AuditActor } from '../../module-kit/audit-trail';
import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { type Effects, withEffects } from '../../module-kit/effects';
import type { MailRequest } from '../../module-kit/mail-request';
import { noPendingEntries } from '../../module-kit/pending-entries';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';
import { dayOf } from '../../platform/clock';
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
import { accountEntry } from './audit';
import { addressTaken, emailTaken } from './errors';

/** An account as it was read; a change is refused if its credentials have changed since. */
type Read = Pick<Account, '_id' | 'credentials'>;

interface NewPassword {
  passwordHash: string;
  passwordChange: string;
  now: Date;
  /** Set where a mailed link takes an unconfirmed account over. */
  unclaimedSince?: Date;
  /** The mail that tells its owner. */
  notice: MailRequest;
  /** The session that stays valid. */
  sessionId?: string;
}

/** An address that an account changes to. */
export interface AdoptedEmail {
  email: string;
  confirmation: EmailConfirmation;
  mails: readonly MailRequest[];
  now: Date;
  /** The session that stays valid. */
  sessionId: string;
}

/** An account as organisers see it. */
type Named = Pick<Account, '_id' | 'displayName' | 'email'>;

type Addressed = Pick<Account, '_id' | 'email' | 'emailConfirmed' | 'formerEmails'>;

/** The change of credentials ends every session except the one that made it. */
const keepingSession = (sessionId: string | undefined) =>
  sessionId === undefined
    ? { $unset: { credentialsChangedIn: '' as const } }
    : { $set: { credentialsChangedIn: sessionId } };

/** Accounts whose deletion has begun count as gone. */
const notDeleted = { deletion: { $exists: false } };
const beingDeleted = { deletion: { $exists: true } };

/** Whose owner is asked whether what is stored is theirs. */
const unclaimed = { emailConfirmed: false, unclaimedSince: { $exists: true } };

/** A deletion that begins; by the owner, unless a command did it for a reason. */
interface Deletion {
  at: Date;
  actor?: AuditActor;
  reason?: string;
}

/** The trail keeps that an account was deleted; whose it was is erased with the rest. */
function deletedEntry(accountId: string, { at, actor = { accountId }, reason = '' }: Deletion) {
  const event = { actor, action: 'account.deleted', subject: { accountId }, reason } as const;
  return accountEntry(event, () => at);
}

function createStore(db: Collections<'accounts'>) {
  const accounts = db.collection<Account>('accounts');
  const deletions = db.collection<AccountBeingDeleted>('accounts');
  const discards = db.collection<DiscardingAccount>('accounts');
  const ifUnchanged = ({ _id, credentials }: Read) => ({ _id, credentials, ...notDeleted });
  const changed = { returnDocument: 'after' } as const;
  return {
    pendingEntries: pendingEntriesIn(db.collection('accounts')),
    ...accountActsIn(accounts),
    /** Throws already-exists when the address has an account; the unique index decides. */
    async insert(account: Account) {
      const mailboxes = [mailboxKey(account.email)];
      if (!(await insertUnlessTaken(accounts, { ...account, mailboxes }))) throw emailTaken();
    },
    /** Those that have or had one of these mailboxes, confirmed or not. */
    listByMailboxes: (mailboxes: readonly string[]) =>
      accounts
        .find<Addressed>(
          { mailboxes: { $in: [...mailboxes] }, ...notDeleted },
          { projection: { email: 1, emailConfirmed: 1, formerEmails: 1 } },
        )
        .sort({ _id: 1 })
        .toArray(),
    countCreatedSince: (moment: Date) => accounts.countDocuments({ createdAt: { $gt: moment } }),
    /** When accounts were made since then. */
    listCreationTimes: async (moment: Date) =>
      (
        await accounts
          .find({ createdAt: { $gt: moment } }, { projection: { _id: 0, createdAt: 1 } })
          .toArray()
      ).map(({ createdAt }) => createdAt),
    findByEmail: (email: string) => accounts.findOne({ email, ...notDeleted }),
    findById: (accountId: string) => accounts.findOne({ _id: accountId, ...notDeleted }),
    listIds: async () =>
      (await accounts.find(notDeleted, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id),
    /** Every account with one of these roles, or with one of these addresses, confirmed. */
    async listByRoles(roles: readonly Role[], adminEmails: readonly string[]) {
      const [byRole, byEmail] = await Promise.all([
        accounts.find({ role: { $in: [...roles] }, ...notDeleted }).toArray(),
        accounts
          .find({ email: { $in: [...adminEmails] }, emailConfirmed: true, ...notDeleted })
          .toArray(),
      ]);
      const all = new Map([...byRole, ...byEmail].map((account) => [account._id, account]));
      return [...all.values()].sort((a, b) => (a._id < b._id ? -1 : 1));
    },
    /** Names and addresses of those accounts that exist. */
    listNames: (accountIds: readonly string[]) =>
      accounts
        .find<Named>(
          { _id: { $in: [...accountIds] }, ...notDeleted },
          { projection: { displayName: 1, email: 1 } },
        )
        .toArray(),
    /** Those of the accounts whose address is confirmed. */
    async listConfirmed(accountIds: readonly string[]) {
      if (accountIds.length === 0) return [];
      const filter = { _id: { $in: [...accountIds] }, emailConfirmed: true, ...notDeleted };
      const found = await accounts.find(filter, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    /** The account's count of credentials; undefined when the address has no account. */
    async findCredentials(email: string) {
      const projection = { credentials: 1 } as const;
      return (await accounts.findOne({ email, ...notDeleted }, { projection }))?.credentials;
    },
    findByGoogle: (identity: string) =>
      accounts.findOne({ 'google.identity': identity, ...notDeleted }),
    updateName: (_id: string, displayName: string, renamedAt: Date) =>
      accounts.findOneAndUpdate(
        { _id, ...notDeleted },
        { $set: { displayName, renamedAt, renamedDay: dayOf(renamedAt) } },
        changed,
      ),
    /** Accounts whose owner set the name on one of these days in UTC, and when. */
    async listRenamedOn(wanted: readonly string[]): Promise<ReadonlyMap<string, Date>> {
      const filter = { renamedDay: { $in: [...wanted] }, ...notDeleted };
      const found = await accounts.find(filter, { projection: { renamedAt: 1 } }).toArray();
      return new Map(found.flatMap(({ _id, renamedAt }) => (renamedAt ? [[_id, renamedAt]] : [])));
    },
    /** Also voids sessions and reset links; null when the account has changed. */
    updatePasswordIf(
      account: Read,
      { passwordHash, passwordChange, now, unclaimedSince, notice, sessionId }: NewPassword,
    ) {
      const keeping = keepingSession(sessionId);
      const $set = {
        passwordHash,
        passwordChange,
        passwordChangedAt: now,
        ...(unclaimedSince && { unclaimedSince }),
        ...keeping.$set,
      };
      const update = {
        ...keeping,
        $set,
        $inc: { credentials: 1 },
        $push: { pendingMails: notice },
      };
      return accounts.findOneAndUpdate(ifUnchanged(account), update, changed);
    },
    /** Voids other sessions, links, known devices and sign-ins; null when the account has changed. */
    updateCredentialsIf(account: Read, effects: Effects, keptSession?: string) {
      const update = { ...keepingSession(keptSession), $inc: { credentials: 1 } };
      const filter = ifUnchanged(account);
      return accounts.findOneAndUpdate(filter, withEffects<Account>(update, effects), changed);
    },
    /** Joins an account whose mailbox is proved; null when the account has changed. */
    joinGoogle: (account: Read, google: GoogleLink, notice: MailRequest) =>
      accounts.findOneAndUpdate(
        { ...ifUnchanged(account), google: { $exists: false } },
        { $set: { google }, $push: { pendingMails: notice } },
        changed,
      ),
    dropGoogle: async (account: Read) =>
      void (await accounts.updateOne(ifUnchanged(account), { $unset: { google: '' } })),
    /**
     * Joins an unconfirmed account and voids its password, sessions and links. Replaces the name,
     * which a stranger may have typed.
     */
    takeOverByGoogle: (
      account: Read,
      google: GoogleLink,
      { notice, displayName }: { notice: MailRequest; displayName: string },
    ) =>
      accounts.findOneAndUpdate(
        { ...ifUnchanged(account), emailConfirmed: false, google: { $exists: false } },
        {
          $set: { google, unclaimedSince: google.addedAt, displayName },
          $unset: { passwordHash: '', passwordChange: '', credentialsChangedIn: '' },
          $inc: { credentials: 1 },
          $push: { pendingMails: notice },
        },
        changed,
      ),
    /** False when the account is gone or was taken over, or its address has changed. */
    confirmEmail: (_id: string, email: string) =>
      hasMatched(
        accounts.updateOne(
          { _id, email, unclaimedSince: { $exists: false }, ...notDeleted },
          { $set: { emailConfirmed: true } },
        ),
      ),
    /** What is stored is its owner's; false when they are no longer asked. */
    claim: (account: Read) =>
      hasMatched(
        accounts.updateOne(
          { ...ifUnchanged(account), ...unclaimed, discard: { $exists: false } },
          { $set: { emailConfirmed: true }, $unset: { unclaimedSince: '' } },
        ),
      ),
    /** Null when its owner is no longer asked. */
    beginDiscard: (account: Read, discard: DiscardingAccount['discard']) =>
      discards.findOneAndUpdate(
        { ...ifUnchanged(account), ...unclaimed },
        { $set: { discard } },
        changed,
      ),
    listDiscarding: () =>
      discards.find({ 'discard.since': { $exists: true }, ...notDeleted }).toArray(),
    /** Nothing is left of what was stored. */
    endDiscard: async ({ _id, discard }: DiscardingAccount) =>
      void (await accounts.updateOne(
        { _id, discard, ...notDeleted },
        {
          $set: { emailConfirmed: true, displayName: discard.displayName },
          $unset: { unclaimedSince: '', discard: '' },
        },
      )),
    /** Stores the newest confirmation link and its mail; false when the account has changed. */
    updateConfirmationIf: (account: Read, confirmation: EmailConfirmation, mail?: MailRequest) =>
      hasMatched(
        accounts.updateOne(ifUnchanged(account), {
          $set: { confirmation },
          ...(mail && { $push: { pendingMails: mail } }),
        }),
      ),
    endConfirmation: async (account: Read) =>
      void (await accounts.updateOne(ifUnchanged(account), { $unset: { confirmation: '' } })),
    findByConfirmation: (id: string) => accounts.findOne({ 'confirmation.id': id, ...notDeleted }),
    /**
     * Replaces the address, which stays confirmed or unconfirmed; voids other sessions and reset
     * links. Null when the account has changed; throws already-exists when another has the address.
     */
    async updateEmailIf(
      account: Account,
      { email, confirmation, mails, now, sessionId }: AdoptedEmail,
    ) {
      const { email: former, emailConfirmed: confirmed } = account;
      const $set = { email, confirmation, emailChangedAt: now, credentialsChangedIn: sessionId };
      const $push = {
        formerEmails: { email: former, confirmed, until: now },
        pendingMails: { $each: [...mails] },
      };
      const isSame = { ...ifUnchanged(account), email: former, emailConfirmed: confirmed };
      const $addToSet = { mailboxes: mailboxKey(email) };
      const update = { $set, $push, $addToSet, $inc: { credentials: 1 } };
      try {
        return await accounts.findOneAndUpdate(isSame, update, changed);
      } catch (error) {
        throw isDuplicateKey(error) ? addressTaken() : error;
      }
    },
    /** Accounts whose address was changed before `then`, with copies of it still to follow. */
    listEmailChangedBefore: (then: Date) =>
      accounts.find({ emailChangedAt: { $lt: then }, ...notDeleted }).toArray(),
    /** Records that all copies of the address have followed this change. */
    async endEmailChange({ _id, emailChangedAt }: Account) {
      if (!emailChangedAt) return;
      await accounts.updateOne({ _id, emailChangedAt }, { $unset: { emailChangedAt: '' } });
    },
    /**
     * Stops sign-ins, refreshes and resets, and leaves a pending audit entry. Null when the account
     * has changed.
     */
    beginDeletion(account: Pick<Account, '_id' | 'email' | 'credentials'>, by: Deletion) {
      const { at: since } = by;
      const update = {
        $set: { deletion: { since, email: account.email } },
        $unset: {
          passwordHash: '',
          passwordChange: '',
          google: '',
          passwordChangedAt: '',
          pendingMails: '',
          confirmation: '',
          discard: '',
          actProposed: '',
          actWaiting: '',
          actEnded: '',
          roleProposed: '',
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
    /** Accounts whose deletion has begun, longest ago first. */
    listDeleting: () => deletions.find(beingDeleted).sort({ 'deletion.since': 1 }).toArray(),
    /** Erases the person and frees the address; the id stays so that late writes can be found. */
    blank: async (_id: string) =>
      void (await deletions.updateOne(
        { _id },
        {
          $set: { email: `erased:${_id}`, displayName: '', 'deletion.email': '' },
          $unset: { formerEmails: '', mailboxes: '' },
        },
      )),
    /** Removes an account that is being deleted, unless an audit entry is still pending. */
    remove: async (_id: string) =>
      void (await deletions.deleteOne({ _id, ...beingDeleted, ...noPendingEntries })),
  };
}

/** The only reader and writer of `accounts`. */
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
