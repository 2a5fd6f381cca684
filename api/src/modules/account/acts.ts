import type { AccountActRequest, ListedAccountAct } from '@meritum/shared/contracts/account-acts';
import type { ProposalState } from '@meritum/shared/contracts/proposals';
import { opensConsole } from '@meritum/shared/contracts/roles';
import { retryOnConflict, writeWithEffects } from '../../module-kit/change-document';
import type { Effects } from '../../module-kit/effects';
import type { MailRequest } from '../../module-kit/mail-request';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Decider } from '../../platform/authorisation/actor';
import { type OpenDecision, openProposals } from '../../platform/authorisation/open-decision';
import {
  isOwnAccount,
  newProposal,
  presentProposal,
  proposalStateAfter,
  refuseOnceDone,
  stepOfTwo,
} from '../../platform/authorisation/two-organisers';
import { after, days } from '../../platform/clock';
import { notFound, notPermitted, refused } from '../../platform/errors/domain-error';
import { type Contest, resultId } from '../contests/result';
import type { Account } from '../identity/account';
import { objectionTime } from '../identity/account-act';
import { addressTaken, theirAccountChanged } from '../identity/errors';
import { roleOf } from '../identity/rules';
import { endSessions } from '../identity/session-commands';
import { type ChangeOfProposal, changedProposal } from '../identity/turning-down';
import type { Accounts } from './context';
import { accountActDecided } from './mails/AccountActDecided';

/** Contests in which the account nominates or was given entries to judge. */
const contestsOf = async ({ deps }: Accounts, accountId: string): Promise<Contest[]> => [
  ...(await deps.nominations.listByOwner(accountId)),
  ...(await deps.assignments.findByAccount(accountId)),
];

/** Nobody decides about a competitor, a colleague, or somebody whom they judge. */
async function mayDecideAbout(context: Accounts, actor: Decider, account: Account) {
  const { deps } = context;
  if (await isOwnAccount(deps.identity, actor, account._id)) return false;
  for (const contest of await contestsOf(context, account._id))
    if (!(await deps.contests.mayDecide(actor, contest))) return false;
  return true;
}

async function accountToDecide(context: Accounts, actor: Decider, email: string) {
  const { deps, platform } = context;
  const account = await deps.identity.stores.accounts.findByEmail(email);
  if (!account) throw notFound('No account has this address.');
  if (await isOwnAccount(deps.identity, actor, account._id))
    throw notPermitted('This is your own account. Other organisers decide about it.');
  if (!(await mayDecideAbout(context, actor, account)))
    throw notPermitted(
      'You have a conflict of interest where this account takes part. Other organisers decide.',
    );
  if (opensConsole(roleOf(account, platform.config.adminEmails)))
    throw refused('This account has a role in the console. Remove the role on Organisers first.');
  return account;
}

/** Throws when the account cannot be handed over to the address. */
async function requireNewAddress(
  { deps, platform }: Accounts,
  account: Account,
  email: string,
): Promise<void> {
  if (!account.emailConfirmed)
    throw refused('Nobody has confirmed the address of this account. Its owner registers again.');
  if (platform.config.adminEmails.includes(email)) throw refused('This is an organiser’s address.');
  if (await deps.identity.stores.accounts.findByEmail(email)) throw addressTaken();
}

interface Step {
  actor: Decider;
  account: Account;
  state: 'confirmed' | 'stopped' | ProposalState;
  reason: string;
}

/** The audit entry names the act and no person. */
async function write(
  context: Accounts,
  { actor, account, state, reason }: Step,
  store: (effects: Effects) => Promise<Account | null>,
  mails: readonly MailRequest[] = [],
): Promise<Step['state']> {
  const { deps, platform } = context;
  const act = (account.actWaiting ?? account.actProposed)?.act ?? null;
  const audit = pendingAuditEntry(platform.clock, {
    ...{ actor, action: `account.act-${state}`, reason, before: null, after: { act } },
    subject: { id: await contestsIn(context, account._id), accountId: account._id },
  });
  const { recordAudit } = deps.identity;
  const writing = { recordAudit, mail: platform.mail, conflict: theirAccountChanged };
  await writeWithEffects(writing, { audit, mails }, store);
  return state;
}

/** An account's contests as one text, by which the audit trail counts handovers. */
export const contestsIn = async (context: Accounts, accountId: string): Promise<string> =>
  [...new Set((await contestsOf(context, accountId)).map(resultId))].sort().join() || 'no contest';

/**
 * Erases the account of somebody who cannot sign in, or hands it over to their new address, a week
 * after two organisers without a conflict of interest agree ({@link stepOfTwo}). All sessions end
 * immediately. Until then its owner, any organiser or a sign-in stops it. Repeatable.
 * @throws not-found, permission-denied, already-exists; failed-precondition for organisers'
 * accounts, and while another act waits
 */
export function decideAccountAct(
  context: Accounts,
  actor: Decider,
  request: AccountActRequest,
): Promise<Step['state']> {
  const { email, act, newEmail, reason, stopOf, ...named } = request;
  return retryOnConflict(async () => {
    const account = await accountToDecide(context, actor, email);
    const { actProposed: first, actWaiting, actEnded } = account;
    if (stopOf) return stopAsOrganiser(context, { actor, account, reason, id: stopOf });
    const ended = named.withdrawalOf ?? named.turnDownOf;
    const done = [actWaiting?.id, actEnded?.id].filter((id) => id !== undefined);
    if (ended && done.includes(ended)) refuseOnceDone(named);
    if (named.proposalId && done.includes(named.proposalId)) return 'confirmed';
    if (actWaiting) throw refused('Something is about to be done to this account. Stop it first.');
    const found = await stepOfTwo(context.deps.identity, actor, first, { ...named, reason });
    const isSame = ended || (first?.act === act && first.newEmail === newEmail);
    if (found === 'repeat' && isSame) return proposalStateAfter(named);
    const step = found === 'repeat' ? 'propose' : found;
    if (newEmail && !ended) await requireNewAddress(context, account, newEmail);
    if (step === 'confirm') return confirm(context, actor, account);
    return changeProposal(context, { actor, account, step, request });
  });
}

async function confirm(context: Accounts, actor: Decider, account: Account) {
  const { deps, platform } = context;
  const { actProposed: first } = account;
  if (!first) throw theirAccountChanged();
  const { id, act, newEmail, reason } = first;
  const at = platform.clock();
  const waiting = { id, act, at, due: after(at, objectionTime), reason, by: actor.accountId };
  const decided = { ...waiting, ...(newEmail && { newEmail }) };
  const state = await write(
    context,
    { actor, account, state: 'confirmed', reason },
    (effects) => deps.identity.stores.accounts.confirmAct(account, decided, effects),
    accountActDecided(account, decided),
  );
  await endSessions(deps.identity, account._id);
  return state;
}

interface ProposalChange extends Pick<Step, 'actor' | 'account'> {
  step: ChangeOfProposal;
  request: AccountActRequest;
}

async function changeProposal(
  context: Accounts,
  { actor, account, step, request: { act, newEmail, reason, ...named } }: ProposalChange,
) {
  const { identity } = context.deps;
  const asked = { act, ...(newEmail && { newEmail }) };
  const made = { ...newProposal(context.platform, actor, reason), ...asked };
  const first = account.actProposed;
  const { proposal, mails } = await changedProposal(identity, actor, {
    ...{ step, first, made, about: { kind: 'account' } },
  });
  const { proposeAct } = identity.stores.accounts;
  const about = { ...account, actProposed: first ?? made };
  return write(
    context,
    { actor, account: about, state: proposalStateAfter(named), reason },
    (effects) => proposeAct(account, proposal, effects),
    mails,
  );
}

/** Stopping an act needs only one organiser. */
async function stopAsOrganiser(
  context: Accounts,
  { id, ...stop }: Omit<Step, 'state'> & { id: string },
) {
  const { stores, platform } = context.deps.identity;
  const { account } = stop;
  if (account.actEnded?.id === id && account.actEnded.how === 'stopped') return 'stopped';
  if (account.actWaiting?.id !== id) throw refused('This is over. Read how it ended.');
  const end = { how: 'stopped', at: platform.clock() } as const;
  return write(context, { ...stop, state: 'stopped' }, (effects) =>
    stores.accounts.endAct(account, end, effects),
  );
}

/** Acts that are proposed, waiting or recently ended, and that the actor may decide about. */
export async function listAccountActs(
  context: Accounts,
  actor: Decider,
): Promise<ListedAccountAct[]> {
  const { identity } = context.deps;
  const since = after(context.platform.clock(), -days(14));
  const found = await identity.stores.accounts.listWithActs(since);
  const rows = found.map(async (account): Promise<ListedAccountAct[]> => {
    const { actProposed, actWaiting, actEnded, displayName: name, email } = account;
    const proposed = await presentProposal(identity, actor, actProposed);
    const shown = actWaiting ?? (proposed && actProposed) ?? actEnded;
    if (!shown || !(await mayDecideAbout(context, actor, account))) return [];
    const waiting = actWaiting && {
      ...{ id: actWaiting.id, due: actWaiting.due.toISOString(), reason: actWaiting.reason },
    };
    const ended = actEnded && { how: actEnded.how, at: actEnded.at.toISOString() };
    return [
      {
        ...{ name, email, act: shown.act, newEmail: shown.newEmail ?? null, proposed },
        ...{ waiting: waiting ?? null, ended: ended ?? null },
      },
    ];
  });
  return (await Promise.all(rows)).flat();
}

export async function openAccountActs(
  context: Accounts,
  organisers: readonly string[],
): Promise<OpenDecision[]> {
  const { deps, platform } = context;
  const found = await deps.identity.stores.accounts.listWithActs(platform.clock());
  return found
    .filter(({ actProposed }) => organisers.includes(actProposed?.by ?? ''))
    .flatMap((account) =>
      openProposals(account.actProposed, {
        kind: 'account',
        mayDecide: (actor) => mayDecideAbout(context, actor, account),
      }),
    );
}
