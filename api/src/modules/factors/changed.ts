import type { FactorAdded, FactorMethod } from '@meritum/shared/contracts/factors';
import type { Effects } from '../../module-kit/effects';
import type { MailRequest } from '../../module-kit/mail-request';
import type { CallerInSession } from '../../platform/authorisation/actor';
import { unauthenticated } from '../../platform/errors/domain-error';
import type { Account } from '../identity/account';
import { accountChanged } from '../identity/errors';
import { noteSecurity } from '../identity/security-log/commands';
import type { Session } from '../identity/session';
import { endSessions } from '../identity/session-commands';
import type { Factors } from './context';
import { factorsChanged } from './mails/FactorsChanged';
import { hasFactor } from './proving';
import { hashOfCode, newCodes } from './recovery-codes';

interface Addition {
  method: FactorMethod;
  /** Pending in the factor's own document. */
  notice: MailRequest;
  /** Removes the factor again. */
  undo(): Promise<unknown>;
}

/**
 * Completes the adding of a factor: one write voids weaker sessions and sign-ins, this session
 * counts as proven by the factor, and the first factor brings recovery codes. If the session has
 * ended, the factor is removed again.
 */
export async function afterFactorAdded(
  factors: Factors,
  { accountId, sessionId }: CallerInSession,
  { method, notice, undo }: Addition,
): Promise<FactorAdded> {
  const { identities, recoveryCodes, clock } = factors;
  let device: string;
  try {
    ({ device } = await renewCredentials(factors, { accountId, sessionId }, 'nothing'));
  } catch (error) {
    await undo();
    throw error;
  }
  const provenAt = clock();
  await identities.sessions.prove(sessionId, { provenAt, factor: { method, provenAt } });
  await noteSecurity(identities, accountId, 'factor-added', { device });
  await identities.mail(notice);
  if ((await recoveryCodes.leftOf(accountId)) > 0) return {};
  return { recoveryCodes: await putCodes(factors, accountId) };
}

/**
 * Voids all other sessions, reset links and tickets, and leaves a pending mail, by one write. Only
 * for a session that is still valid, so someone just signed out changes nothing.
 */
async function renewCredentials(
  { identities }: Factors,
  { accountId, sessionId }: CallerInSession,
  effects: Effects,
): Promise<Pick<Session, 'device'>> {
  const session = await identities.sessions.byId(sessionId);
  if (session?.revokedAt !== null) throw unauthenticated();
  const read = { _id: accountId, credentials: session.credentials };
  const changed = await identities.accounts.renewCredentials(read, effects, sessionId);
  if (!changed) throw accountChanged();
  await identities.sessions.carryOver(sessionId, changed.credentials);
  await endSessions(identities, accountId, sessionId);
  return session;
}

/** Removes a factor, and the recovery codes with the last one, because they need a factor. */
export async function removeFactor(
  factors: Factors,
  actor: CallerInSession,
  { account, remove }: { account: Account; remove(): Promise<unknown> },
): Promise<void> {
  const { identities, recoveryCodes, clock } = factors;
  const notice = factorsChanged(account, { change: 'factor-removed', changedAt: clock() });
  const { device } = await renewCredentials(factors, actor, { audit: null, mails: [notice] });
  await remove();
  await noteSecurity(identities, account._id, 'factor-removed', { device });
  if (!(await hasFactor(factors, account._id))) await recoveryCodes.removeAll(account._id);
  await identities.mail(notice);
}

/** Removes all second factors and recovery codes; returns whether there was any factor. */
export async function removeAllFactors(
  factors: Pick<Factors, 'passkeys' | 'totps' | 'recoveryCodes' | 'tickets'>,
  accountId: string,
): Promise<boolean> {
  const { passkeys, totps, recoveryCodes, tickets } = factors;
  const had = await hasFactor(factors, accountId);
  await passkeys.removeAll(accountId);
  await totps.remove(accountId);
  await recoveryCodes.removeAll(accountId);
  await tickets.removeAll(accountId);
  return had;
}

/** Replaces the recovery codes; they are shown this once. */
export async function putCodes(
  { recoveryCodes, clock }: Factors,
  accountId: string,
  notice?: MailRequest,
): Promise<string[]> {
  const codes = newCodes();
  await recoveryCodes.put({
    _id: accountId,
    hashes: codes.map((code) => hashOfCode(accountId, code)),
    createdAt: clock(),
    ...(notice && { pendingMails: [notice] }),
  });
  return codes;
}
