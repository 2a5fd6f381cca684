import { opensConsole } from '@meritum/shared/contracts/roles';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Account } from '../identity/account';
import { linkNotUsable, theirAccountChanged } from '../identity/errors';
import { linkPurposes } from '../identity/links';
import { emailWasChanged } from '../identity/mails/notices';
import { addressOfOwner } from '../identity/present';
import { noteSecurity } from '../identity/security-log/commands';
import { endAct, endSessions } from '../identity/session-commands';
import { contestsIn } from './acts';
import type { Accounts } from './context';
import { eraseFor } from './deletion';

const handingOver = { command: 'handing over an account' };

/** Stops a decided act by its mailed link. Throws failed-precondition if no decided act waits. */
export async function stopAccountAct(context: Accounts, token: string): Promise<void> {
  const { identity } = context.deps;
  const { accounts } = identity.stores;
  const id = identity.links.idOf(linkPurposes.accountAct, token);
  const account = id ? await accounts.findByWaitingAct(id) : null;
  if (account && !(await endAct(identity, account, 'stopped'))) throw theirAccountChanged();
  if (account) return;
  const ended = id ? (await accounts.findByEndedAct(id))?.actEnded : undefined;
  if (!ended || ended.how === 'done') throw linkNotUsable();
}

/** Can be repeated, also after a crash. */
export async function carryOutAccountActs(context: Accounts): Promise<void> {
  const { accounts } = context.deps.identity.stores;
  for (const account of await accounts.listActDue(context.platform.clock()))
    await carryOut(context, account);
  for (const account of await accounts.listHandedOver()) await removeFactors(context, account);
}

async function carryOut(context: Accounts, account: Account): Promise<void> {
  const { actWaiting } = account;
  const { identity } = context.deps;
  if (!actWaiting) return;
  const { newEmail, reason, by } = actWaiting;
  // Somebody may have received a role since the decision.
  if (opensConsole((await identity.personOf(account._id))?.role ?? 'user'))
    return void (await endAct(identity, account, 'impossible'));
  const actor = by ? { accountId: by } : handingOver;
  if (!newEmail) return eraseFor(context, account, { actor, reason });
  return handOver(context, account, { email: newEmail, actor, reason });
}

/** Runs only after the handover: an act that ends earlier removes nothing. Repeatable. */
async function removeFactors({ deps }: Accounts, { _id }: Account): Promise<void> {
  await deps.factors.removeAll(_id);
  await endSessions(deps.identity, _id);
  await deps.identity.stores.accounts.markFactorsRemoved(_id);
}

interface Handover {
  email: string;
  actor: Parameters<typeof eraseFor>[2]['actor'];
  reason: string;
}

async function handOver(
  context: Accounts,
  account: Account,
  { email, actor, reason }: Handover,
): Promise<void> {
  const { deps, platform } = context;
  const { accounts } = deps.identity.stores;
  const at = platform.clock();
  const audit = pendingAuditEntry(platform.clock, {
    ...{ actor, action: 'account.handed-over', reason, before: null, after: null },
    subject: { id: await contestsIn(context, account._id), accountId: account._id },
  });
  const mails = [account.email, email].map((to) =>
    emailWasChanged(account, { email: to, changedAt: at, former: to === account.email }),
  );
  const changed = await accounts.handOver(account, { email, at }, { audit, mails });
  // Somebody else has registered with the address, or the account has changed.
  if (!changed) {
    const present = await accounts.findById(account._id);
    const isTaken = present?.actWaiting?.id === account.actWaiting?.id;
    if (present && isTaken && (await accounts.findByEmail(email)))
      await endAct(deps.identity, present, 'impossible');
    return;
  }
  await removeFactors(context, account);
  await noteSecurity(deps.identity, account._id, 'email-changed');
  for (const one of mails) await platform.mail(one);
  await deps.identity.recordAudit(changed);
  await deps.notices.addressChanged(addressOfOwner(changed));
}
