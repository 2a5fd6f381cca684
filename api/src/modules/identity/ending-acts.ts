import type { AccountActEnd } from '@meritum/shared/contracts/account-acts';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Account } from './account';
import type { Identities } from './context';

/** Ends what waits in an account without doing it; the trail says so. Null if it has changed. */
export async function endAct(
  { stores, platform, recordAudit }: Identities,
  account: Account,
  how: Exclude<AccountActEnd, 'done'>,
): Promise<Account | null> {
  const isOwn = how !== 'impossible';
  const audit = pendingAuditEntry(platform.clock, {
    actor: isOwn ? { accountId: account._id } : { command: 'handing over an account' },
    action: 'account.act-stopped',
    subject: { accountId: account._id },
    ...{ reason: '', before: null, after: { how } },
  });
  const ended = await stores.accounts.endAct(
    account,
    { how, at: platform.clock() },
    { audit, mails: [] },
  );
  if (ended) await recordAudit(ended);
  return ended;
}
