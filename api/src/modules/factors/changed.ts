import type { FactorAdded, FactorMethod } from '@meritum/shared/contracts/factors';
import type { Actor } from '../../platform/authorisation/actor';
import type { Account } from '../identity/account';
import { changedMeanwhile } from '../identity/errors';
import { noteSecurity } from '../identity/security-log/commands';
import { endSessions } from '../identity/session-commands';
import type { MailRequest } from '../mail/request';
import type { Factors } from './context';
import { factorsChanged } from './mails/events';
import { hasFactor } from './proving';
import { hashOfCode, newCodes } from './recovery-codes';

type Session = Pick<Actor, 'accountId' | 'sessionId'>;

/**
 * What follows from a new factor: sessions and sign-ins under way that rest on less are void by one
 * write, this session goes on as one that has shown it, and the first factor brings recovery codes.
 * `owes` stands in the factor's own document.
 */
export async function factorWasAdded(
  factors: Factors,
  { accountId, sessionId }: Session,
  { method, owes }: { method: FactorMethod; owes: MailRequest },
): Promise<FactorAdded> {
  const { identities, recoveryCodes, clock } = factors;
  await renewCredentials(factors, { accountId, sessionId });
  const provenAt = clock();
  await identities.sessions.prove(sessionId, { provenAt, factor: { method, provenAt } });
  await noteSecurity(identities, accountId, 'factor-added');
  await identities.mail(owes);
  if ((await recoveryCodes.leftOf(accountId)) > 0) return {};
  return { recoveryCodes: await putCodes(factors, accountId) };
}

/** One write voids all other sessions, reset links and tickets; the mail is owed by it. */
async function renewCredentials(
  { identities }: Factors,
  { accountId, sessionId }: Session,
  owes?: MailRequest,
): Promise<void> {
  const changed = await identities.accounts.renewCredentials(accountId, { owes });
  if (!changed) throw changedMeanwhile();
  await identities.sessions.carryOver(sessionId, changed.credentials);
  await endSessions(identities, accountId, sessionId);
}

/** Removes a factor; with the last one the recovery codes go, which are of no use without. */
export async function removeFactor(
  factors: Factors,
  actor: Session,
  { account, remove }: { account: Account; remove(): Promise<unknown> },
): Promise<void> {
  const { identities, recoveryCodes, clock } = factors;
  const owes = factorsChanged(account, { change: 'factor-removed', changedAt: clock() });
  await renewCredentials(factors, actor, owes);
  await remove();
  await noteSecurity(identities, account._id, 'factor-removed');
  if (!(await hasFactor(factors, account._id))) await recoveryCodes.removeAll(account._id);
  await identities.mail(owes);
}

/** New recovery codes in place of those before; they are told this once. */
export async function putCodes(
  { recoveryCodes, clock }: Factors,
  accountId: string,
  owes?: MailRequest,
): Promise<string[]> {
  const codes = newCodes();
  await recoveryCodes.put({
    _id: accountId,
    hashes: codes.map((code) => hashOfCode(accountId, code)),
    createdAt: clock(),
    ...(owes && { owedMails: [owes] }),
  });
  return codes;
}
