import type { EmailConfirmation as Proven } from '@meritum/shared/contracts/identity';
import type { Actor } from '../../platform/authorisation/actor';
import type { Account, EmailConfirmation } from './account';
import { replaceAddress } from './address-change';
import { accountOf } from './commands';
import type { Identities } from './context';
import { codeNotUsable, linkNotUsable, linkOfAnother, linkSuperseded } from './errors';
import { linkPurposes } from './links';

/**
 * Confirms the address that the link or code was mailed to. It proves who reads the mails, and the
 * session whose account it is, so both are needed. A second try with the same one succeeds too.
 * Throws failed-precondition when it is not usable, permission-denied for a link of another account,
 * already-exists when another account has the address by now, and resource-exhausted after several
 * wrong codes.
 */
export async function confirmEmail(
  identities: Identities,
  actor: Pick<Actor, 'accountId' | 'sessionId'>,
  proven: Proven,
): Promise<void> {
  const account = await accountOf(identities.accounts, actor);
  const link = await provenLink(identities, account, proven);
  if (link.email !== account.email) return replaceAddress(identities, actor, account);
  if (!(await identities.accounts.confirmEmail(account._id, link.email))) throw linkNotUsable();
}

async function provenLink(
  { accounts, links, guard, clock }: Identities,
  account: Account,
  { token = '', code }: Proven,
): Promise<EmailConfirmation> {
  const { confirmation } = account;
  const isOpen = confirmation !== undefined && confirmation.expiresAt > clock();
  if (code !== undefined) {
    const purpose = linkPurposes.confirmation;
    const isRight = () => isOpen && links.isCodeOf({ purpose, id: confirmation.id }, code, clock());
    return guard.tryMailedCode({ purpose, email: account.email }, async () => {
      if (!isRight() || !confirmation) throw codeNotUsable();
      return confirmation;
    });
  }
  const id = links.idOf(linkPurposes.confirmation, token);
  if (!id) throw linkNotUsable();
  if (id === confirmation?.id && isOpen) return confirmation;
  const owner = await accounts.withConfirmation(id);
  if (owner && owner._id !== account._id) throw linkOfAnother();
  throw isOpen && id !== confirmation.id && !account.emailConfirmed
    ? linkSuperseded()
    : linkNotUsable();
}
