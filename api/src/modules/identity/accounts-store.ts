import { type Collections, defineStore, personal } from '../../composition/define-store';
import { type Effects, withEffects } from '../../composition/effects';
import { after } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { PendingAuditEntries } from '../audit/entry';
import { pendingEntriesIn } from '../audit/pending-entries-store';
import type { MailRequest } from '../mail/request';
import type { Account, AskedMail, GoogleLink } from './account';
import { emailTaken } from './errors';
import { mailRequestWindow } from './rules';

/** An account as it was read: a change is refused when its credentials have changed since. */
type Read = Pick<Account, '_id' | 'credentials'>;

interface NewPassword {
  passwordHash: string;
  now: Date;
  /** The owner of the address chose it, by a mailed link. */
  confirmsEmail: boolean;
  /** The mail that tells its owner. */
  owes: MailRequest;
  /** The session that goes on after it. */
  sessionId?: string;
}

/** An account as it is named to organisers. */
export type Named = Pick<Account, '_id' | 'displayName' | 'email'>;

/** The only reader and writer of `accounts`, but for their end. */
export interface AccountsStore {
  /** What accounts owe to the audit trail. */
  owed: PendingAuditEntries;
  /** Throws already-exists when the e-mail address has an account: the unique index decides. */
  add(account: Account): Promise<void>;
  byEmail(email: string): Promise<Account | null>;
  byId(accountId: string): Promise<Account | null>;
  /** Names and addresses of those of the accounts that are there. */
  named(accountIds: readonly string[]): Promise<Named[]>;
  /** Everybody with the role of an admin, or with one of these addresses once it is confirmed. */
  organisers(adminEmails: readonly string[]): Promise<Account[]>;
  /** Those of the accounts whose address is confirmed. */
  confirmedAmong(accountIds: readonly string[]): Promise<string[]>;
  /** The account's count of credentials; undefined where the address has no account. */
  credentialsOf(email: string): Promise<number | undefined>;
  byGoogle(identity: string): Promise<Account | null>;
  rename(accountId: string, displayName: string): Promise<Account | null>;
  /** Voids sessions and reset links by the same write; null when it lost. */
  setPassword(account: Read, password: NewPassword): Promise<Account | null>;
  /** Voids sessions but the one that goes on, links, known devices and sign-ins under way; null when it lost. */
  renewCredentials(account: Read, effects: Effects, goesOn?: string): Promise<Account | null>;
  /** Joins a confirmed account; null when it lost. */
  joinGoogle(account: Read, google: GoogleLink, owes: MailRequest): Promise<Account | null>;
  /**
   * Joins an unconfirmed account: its password, sessions and links are void by the same write, and
   * the name that somebody gave it.
   */
  takeOverByGoogle(
    account: Read,
    google: GoogleLink,
    changes: { owes: MailRequest; displayName: string },
  ): Promise<Account | null>;
  /** False when the account has gone or has another address by now. */
  confirmEmail(accountId: string, email: string): Promise<boolean>;
  /** Counts a mail that was asked for; false when there were `most` of its kind within the hour. */
  countAsked(
    accountId: string,
    asked: { kind: AskedMail; most: number; now: Date },
  ): Promise<boolean>;
}

/** One write ends every session but the one that it was made in. */
const creditedTo = (sessionId: string | undefined) =>
  sessionId === undefined
    ? { $unset: { credentialsChangedIn: '' as const } }
    : { $set: { credentialsChangedIn: sessionId } };

/** An account whose deletion has begun is none any more. */
const standing = { leaving: { $exists: false } };

function open(db: Collections<'accounts'>): AccountsStore {
  const accounts = db.collection<Account>('accounts');
  const asRead = ({ _id, credentials }: Read) => ({ _id, credentials, ...standing });
  const changed = { returnDocument: 'after' } as const;
  return {
    owed: pendingEntriesIn(db.collection('accounts')),
    async add(account) {
      try {
        await accounts.insertOne(account);
      } catch (error) {
        throw isDuplicateKey(error) ? emailTaken() : error;
      }
    },
    byEmail: (email) => accounts.findOne({ email, ...standing }),
    byId: (accountId) => accounts.findOne({ _id: accountId, ...standing }),
    async organisers(adminEmails) {
      const [byRole, byEmail] = await Promise.all([
        accounts.find({ role: 'admin' }).toArray(),
        accounts.find({ email: { $in: [...adminEmails] }, emailConfirmed: true }).toArray(),
      ]);
      const all = new Map([...byRole, ...byEmail].map((account) => [account._id, account]));
      return [...all.values()].sort((a, b) => (a._id < b._id ? -1 : 1));
    },
    named: (accountIds) =>
      accounts
        .find<Named>(
          { _id: { $in: [...accountIds] }, ...standing },
          { projection: { displayName: 1, email: 1 } },
        )
        .toArray(),
    async confirmedAmong(accountIds) {
      if (accountIds.length === 0) return [];
      const filter = { _id: { $in: [...accountIds] }, emailConfirmed: true, ...standing };
      const found = await accounts.find(filter, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    async credentialsOf(email) {
      const projection = { credentials: 1 } as const;
      return (await accounts.findOne({ email, ...standing }, { projection }))?.credentials;
    },
    byGoogle: (identity) => accounts.findOne({ 'google.identity': identity, ...standing }),
    rename: (_id, displayName) =>
      accounts.findOneAndUpdate({ _id, ...standing }, { $set: { displayName } }, changed),
    setPassword(account, { passwordHash, now, confirmsEmail, owes, sessionId }) {
      const goesOn = creditedTo(sessionId);
      const $set = {
        passwordHash,
        passwordChangedAt: now,
        ...(confirmsEmail ? { emailConfirmed: true } : {}),
        ...goesOn.$set,
      };
      const update = { ...goesOn, $set, $inc: { credentials: 1 }, $push: { owedMails: owes } };
      return accounts.findOneAndUpdate(asRead(account), update, changed);
    },
    renewCredentials(account, effects, goesOn) {
      const update = { ...creditedTo(goesOn), $inc: { credentials: 1 } };
      const filter = asRead(account);
      return accounts.findOneAndUpdate(filter, withEffects<Account>(update, effects), changed);
    },
    joinGoogle: (account, google, owes) =>
      accounts.findOneAndUpdate(
        { ...asRead(account), emailConfirmed: true, google: { $exists: false } },
        { $set: { google }, $push: { owedMails: owes } },
        changed,
      ),
    takeOverByGoogle: (account, google, { owes, displayName }) =>
      accounts.findOneAndUpdate(
        { ...asRead(account), emailConfirmed: false, google: { $exists: false } },
        {
          $set: { google, emailConfirmed: true, displayName },
          $unset: { passwordHash: '', credentialsChangedIn: '' },
          $inc: { credentials: 1 },
          $push: { owedMails: owes },
        },
        changed,
      ),
    async confirmEmail(_id, email) {
      const { matchedCount } = await accounts.updateOne(
        { _id, email, ...standing },
        { $set: { emailConfirmed: true } },
      );
      return matchedCount === 1;
    },
    async countAsked(_id, { kind, most, now }) {
      const [since, count] = [`asked.${kind}.since`, `asked.${kind}.count`];
      const begun = after(now, -mailRequestWindow);
      const another = async () => {
        const filter = { _id, [since]: { $gt: begun }, [count]: { $lt: most } };
        return (await accounts.updateOne(filter, { $inc: { [count]: 1 } })).matchedCount === 1;
      };
      const first = async () => {
        const neverOrLongAgo = [{ [since]: { $exists: false } }, { [since]: { $lte: begun } }];
        const filter = { _id, $or: neverOrLongAgo };
        const update = { $set: { [since]: now, [count]: 1 } };
        return (await accounts.updateOne(filter, update)).matchedCount === 1;
      };
      // Once more for the later of two that were the first at the same moment.
      return (await another()) || (await first()) || (await another());
    },
  };
}

export const accountsStore = defineStore({
  contents: {
    accounts: { holds: 'People and how they sign in' },
  },
  collections: {
    accounts: [
      { key: { email: 1 }, unique: true },
      { key: { role: 1 } },
      { key: { 'google.identity': 1 }, unique: true, sparse: true },
    ],
  },
  personalData: personal,
  pendingMails: ['accounts'],
  pendingAuditEntries: ['accounts'],
  open,
});
