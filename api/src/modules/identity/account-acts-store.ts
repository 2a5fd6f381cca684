import type { AccountActEnd } from '@meritum/shared/contracts/account-acts';
import { mailboxKey } from '@meritum/shared/merit/assign/mail-domains';
import type { Collection, Document, UpdateFilter } from 'mongodb';
import { type Effects, withEffects } from '../../module-kit/effects';
import { unlessTaken } from '../../platform/mongo/duplicate-key';
import {
  forgetInProposals,
  peopleOfProposal,
  proposalAsRead,
} from '../../platform/mongo/proposals';
import type { Account } from './account';
import type { WithAccountActs } from './account-act';

/** Fields that name organisers in acts and changes of roles. */
export const organisersOfActs = [
  ...['actProposed', 'roleProposed'].flatMap(peopleOfProposal),
  'actWaiting.by',
];

const notDeleted = { deletion: { $exists: false } };

const asRead = ({ _id, credentials, role, actProposed, roleProposed, actWaiting }: Account) => ({
  ...{ _id, credentials, role, ...notDeleted, ...proposalAsRead('actProposed', actProposed) },
  ...proposalAsRead('roleProposed', roleProposed),
  'actWaiting.id': actWaiting?.id ?? { $exists: false },
});

const endOf = ({ actWaiting }: Account, how: AccountActEnd, at: Date) => {
  if (!actWaiting) throw new Error('Nothing waits in this account');
  const { act, id, newEmail } = actWaiting;
  return { act, id, how, at, ...(newEmail && { newEmail }) };
};

/** Acts of two organisers. A write returns null when the account has changed since it was read. */
export function accountActsIn(accounts: Collection<Account>) {
  const change = (read: Account, update: Document, effects: Effects) =>
    accounts.findOneAndUpdate(
      asRead(read),
      withEffects<Account>(update as UpdateFilter<Account>, effects),
      { returnDocument: 'after' },
    );
  /** Null for `actProposed` withdraws the proposal. */
  const proposing =
    <Name extends 'actProposed' | 'roleProposed'>(name: Name) =>
    (read: Account, proposal: Account[Name] | null, effects: Effects) =>
      change(read, proposal ? { $set: { [name]: proposal } } : { $unset: { [name]: '' } }, effects);
  return {
    proposeAct: proposing('actProposed'),
    proposeRole: proposing('roleProposed'),
    giveRole: (
      read: Account,
      { role, change: roleChange }: Pick<Account, 'role'> & { change: Account['roleChange'] },
      effects: Effects,
    ) => change(read, { $set: { role, roleChange }, $unset: { roleProposed: '' } }, effects),
    listRoleProposed: () =>
      accounts.find({ 'roleProposed.at': { $exists: true }, ...notDeleted }).toArray(),
    /** Also voids sessions and mailed links. */
    confirmAct: (read: Account, actWaiting: WithAccountActs['actWaiting'], effects: Effects) =>
      change(
        read,
        {
          $set: { actWaiting },
          $unset: { actProposed: '', credentialsChangedIn: '' },
          $inc: { credentials: 1 },
        },
        effects,
      ),
    endAct: (read: Account, { how, at }: { how: AccountActEnd; at: Date }, effects: Effects) =>
      change(
        read,
        { $set: { actEnded: endOf(read, how, at) }, $unset: { actWaiting: '' } },
        effects,
      ),
    /** Also ends every way to sign in. Null also when the address is taken. */
    handOver: (read: Account, { email, at }: { email: string; at: Date }, effects: Effects) =>
      unlessTaken(
        change(
          read,
          {
            $set: {
              ...{ email, emailChangedAt: at },
              actEnded: { ...endOf(read, 'done', at), factorsLeft: true },
            },
            $unset: {
              ...{ passwordHash: '', passwordChange: '', passwordChangedAt: '', google: '' },
              ...{ confirmation: '', credentialsChangedIn: '', actWaiting: '' },
            },
            $push: {
              formerEmails: { email: read.email, confirmed: true, until: at, handedOver: true },
            },
            $addToSet: { mailboxes: mailboxKey(email) },
            $inc: { credentials: 1 },
          },
          effects,
        ),
      ),
    /** Accounts that still have a former owner's second factors. */
    listHandedOver: () =>
      accounts.find({ 'actEnded.at': { $exists: true }, 'actEnded.factorsLeft': true }).toArray(),
    markFactorsRemoved: async (_id: string) =>
      void (await accounts.updateOne({ _id }, { $unset: { 'actEnded.factorsLeft': '' } })),
    findByWaitingAct: (id: string) => accounts.findOne({ 'actWaiting.id': id, ...notDeleted }),
    findByEndedAct: (id: string) => accounts.findOne({ 'actEnded.id': id, ...notDeleted }),
    listActDue: (now: Date) =>
      accounts.find({ 'actWaiting.due': { $lte: now }, ...notDeleted }).toArray(),
    /** Accounts with an act that is proposed, waiting, or ended after `since`. */
    async listWithActs(since: Date): Promise<Account[]> {
      // A query for each index, because sparse indexes cannot serve an $or.
      const found = await Promise.all(
        ['actProposed.at', 'actWaiting.due', 'actEnded.at'].map((path) =>
          accounts.find({ [path]: { $exists: true }, ...notDeleted }).toArray(),
        ),
      );
      const all = new Map(found.flat().map((account) => [account._id, account]));
      return [...all.values()]
        .filter(({ actProposed, actWaiting, actEnded }) =>
          Boolean(actProposed || actWaiting || (actEnded && actEnded.at > since)),
        )
        .sort((one, other) => (one._id < other._id ? -1 : 1));
    },
    async forgetInActs(accountId: string) {
      for (const proposal of ['actProposed', 'roleProposed'])
        await forgetInProposals(accounts, proposal, accountId);
      await accounts.updateMany(
        { 'actWaiting.by': accountId },
        { $set: { 'actWaiting.by': null } },
      );
    },
  };
}

export const indexesOfActs = [
  { key: { 'roleProposed.at': 1 }, sparse: true },
  { key: { 'actProposed.at': 1 }, sparse: true },
  { key: { 'actWaiting.due': 1 }, sparse: true },
  { key: { 'actWaiting.id': 1 }, sparse: true },
  { key: { 'actEnded.id': 1 }, sparse: true },
  { key: { 'actEnded.at': 1 }, sparse: true },
] as const;
