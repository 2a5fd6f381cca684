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
  notice: MailRequest;
  undo(): Promise<unknown>;
}

/**
 * Voids weaker sessions by one write, and records a fresh proof for this one. The first factor
 * comes with recovery codes. Removes the factor again when the session has ended.
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
 * Voids other sessions, reset links and tickets by one write, from a session that is still valid.
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

/** Removes the recovery codes too with the last factor. */
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

/** Returns whether there was any factor. */
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

/** Stores new recovery codes, which are shown only once. */
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
