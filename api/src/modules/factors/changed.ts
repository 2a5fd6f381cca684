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
  const { stores, deps, platform } = factors;
  let device: string;
  try {
    ({ device } = await renewCredentials(factors, { accountId, sessionId }, 'nothing'));
  } catch (error) {
    await undo();
    throw error;
  }
  const provenAt = platform.clock();
  await deps.identity.stores.sessions.updateProof(sessionId, {
    provenAt,
    factor: { method, provenAt },
  });
  await noteSecurity(deps.identity, accountId, 'factor-added', { device });
  await platform.mail(notice);
  if ((await stores.recoveryCodes.countLeft(accountId)) > 0) return {};
  return { recoveryCodes: await putCodes(factors, accountId) };
}

/**
 * Voids all other sessions, reset links and tickets, and leaves a pending mail, by one write. Only
 * for a session that is still valid, so someone just signed out changes nothing.
 */
async function renewCredentials(
  { deps }: Factors,
  { accountId, sessionId }: CallerInSession,
  effects: Effects,
): Promise<Pick<Session, 'device'>> {
  const session = await deps.identity.stores.sessions.findById(sessionId);
  if (session?.revokedAt !== null) throw unauthenticated();
  const read = { _id: accountId, credentials: session.credentials };
  const changed = await deps.identity.stores.accounts.updateCredentialsIf(read, effects, sessionId);
  if (!changed) throw accountChanged();
  await deps.identity.stores.sessions.carryOver(sessionId, changed.credentials);
  await endSessions(deps.identity, accountId, sessionId);
  return session;
}

/** Removes a factor, and the recovery codes with the last one, because they need a factor. */
export async function removeFactor(
  factors: Factors,
  actor: CallerInSession,
  { account, remove }: { account: Account; remove(): Promise<unknown> },
): Promise<void> {
  const { stores, deps, platform } = factors;
  const notice = factorsChanged(account, { change: 'factor-removed', changedAt: platform.clock() });
  const { device } = await renewCredentials(factors, actor, { audit: null, mails: [notice] });
  await remove();
  await noteSecurity(deps.identity, account._id, 'factor-removed', { device });
  if (!(await hasFactor(factors, account._id))) await stores.recoveryCodes.removeAll(account._id);
  await platform.mail(notice);
}

/** Removes all second factors and recovery codes; returns whether there was any factor. */
export async function removeAllFactors(
  { stores }: Pick<Factors, 'stores'>,
  accountId: string,
): Promise<boolean> {
  const had = await hasFactor({ stores }, accountId);
  await stores.passkeys.removeAll(accountId);
  await stores.totps.remove(accountId);
  await stores.recoveryCodes.removeAll(accountId);
  await stores.tickets.removeAll(accountId);
  return had;
}

/** Replaces the recovery codes; they are shown this once. */
export async function putCodes(
  { stores, platform }: Factors,
  accountId: string,
  notice?: MailRequest,
): Promise<string[]> {
  const codes = newCodes();
  await stores.recoveryCodes.replace({
    _id: accountId,
    hashes: codes.map((code) => hashOfCode(accountId, code)),
    createdAt: platform.clock(),
    ...(notice && { pendingMails: [notice] }),
  });
  return codes;
}
