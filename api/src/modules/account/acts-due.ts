import { opensConsole } from '@meritum/shared/contracts/roles';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Account } from '../identity/account';
import { endAct } from '../identity/ending-acts';
import { linkNotUsable, theirAccountChanged } from '../identity/errors';
import { linkPurposes } from '../identity/links';
import { emailWasChanged } from '../identity/mails/notices';
import { addressOfOwner } from '../identity/present';
import { noteSecurity } from '../identity/security-log/commands';
import { endSessions } from '../identity/session-commands';
import { type AccountActs, contestsIn } from './acts';
import { eraseFor } from './deletion';

const handingOver = { command: 'handing over an account' };

/**
 * Stops what waits in an account, by the link in its owner's mail. Repeating it does nothing. Throws
 * failed-precondition for any other link, and once it was done.
 */
export async function stopAccountAct(context: AccountActs, token: string): Promise<void> {
  const { accounts, links } = context.identities;
  const id = links.idOf(linkPurposes.accountAct, token);
  const account = id ? await accounts.withWaitingAct(id) : null;
  if (account && !(await endAct(context.identities, account, 'stopped')))
    throw theirAccountChanged();
  if (account) return;
  const ended = id ? (await accounts.withEndedAct(id))?.actEnded : undefined;
  if (!ended || ended.how === 'done') throw linkNotUsable();
}

/** Does what is due: repeatable, also after a crash. */
export async function carryOutAccountActs(context: AccountActs): Promise<void> {
  const { accounts, clock } = context.identities;
  for (const account of await accounts.withDueAct(clock())) await carryOut(context, account);
  for (const account of await accounts.handedOver()) await removeFactors(context, account);
}

async function carryOut(context: AccountActs, account: Account): Promise<void> {
  const { actWaiting } = account;
  if (!actWaiting) return;
  const { newEmail, reason, by } = actWaiting;
  // Whoever has got a role meanwhile, too.
  if (opensConsole((await context.personOf(account._id))?.role ?? 'user'))
    return void (await endAct(context.identities, account, 'impossible'));
  const actor = by ? { accountId: by } : handingOver;
  if (!newEmail) return eraseFor(context, account, { actor, reason });
  return handOver(context, account, { email: newEmail, actor, reason });
}

/** Only once the account is handed over: an end that comes first keeps them. Repeatable. */
async function removeFactors({ identities }: AccountActs, { _id }: Account): Promise<void> {
  await identities.secondSteps.removeAll(_id);
  await endSessions(identities, _id);
  await identities.accounts.factorsRemoved(_id);
}

interface Handover {
  email: string;
  actor: Parameters<typeof eraseFor>[2]['actor'];
  reason: string;
}

async function handOver(
  context: AccountActs,
  account: Account,
  { email, actor, reason }: Handover,
): Promise<void> {
  const { identities, contestsOf } = context;
  const { accounts, recordAudit, mail, addressChanged, clock } = identities;
  const at = clock();
  const audit = pendingAuditEntry(clock, {
    ...{ actor, action: 'account.handed-over', reason, before: null, after: null },
    subject: { id: contestsIn(await contestsOf(account._id)), accountId: account._id },
  });
  const mails = [account.email, email].map((to) =>
    emailWasChanged(account, { email: to, changedAt: at, former: to === account.email }),
  );
  const changed = await accounts.handOver(account, { email, at }, { audit, mails });
  // Somebody has registered with that address meanwhile, or the account has changed.
  if (!changed) {
    const present = await accounts.byId(account._id);
    const isTaken = present?.actWaiting?.id === account.actWaiting?.id;
    if (present && isTaken && (await accounts.byEmail(email)))
      await endAct(identities, present, 'impossible');
    return;
  }
  await removeFactors(context, account);
  await noteSecurity(identities, account._id, 'email-changed');
  for (const one of mails) await mail(one);
  await recordAudit(changed);
  await addressChanged(addressOfOwner(changed));
}
