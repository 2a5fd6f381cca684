import type { FactorAdded, FactorMethod } from '@meritum/shared/contracts/factors';
import type { Effects } from '../../composition/effects';
import type { Actor } from '../../platform/authorisation/actor';
import { unauthenticated } from '../../platform/errors/domain-error';
import type { Account } from '../identity/account';
import { accountChanged } from '../identity/errors';
import { noteSecurity } from '../identity/security-log/commands';
import type { Session } from '../identity/session';
import { endSessions } from '../identity/session-commands';
import type { MailRequest } from '../mail/request';
import type { Factors } from './context';
import { factorsChanged } from './mails/events';
import { hasFactor } from './proving';
import { hashOfCode, newCodes } from './recovery-codes';

type Caller = Pick<Actor, 'accountId' | 'sessionId'>;

interface Addition {
  method: FactorMethod;
  /** Stands in the factor's own document. */
  owes: MailRequest;
  /** Takes the factor back. */
  undo(): Promise<unknown>;
}

/**
 * What follows from a new factor: sessions and sign-ins under way that rest on less are void by one
 * write, this session goes on as one that has shown it, and the first factor brings recovery codes.
 * The factor is taken back where the session that added it had ended meanwhile.
 */
export async function afterFactorAdded(
  factors: Factors,
  { accountId, sessionId }: Caller,
  { method, owes, undo }: Addition,
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
  await identities.mail(owes);
  if ((await recoveryCodes.leftOf(accountId)) > 0) return {};
  return { recoveryCodes: await putCodes(factors, accountId) };
}

/**
 * One write voids all other sessions, reset links and tickets; the mail is owed by it. It is made
 * only while this session counts: whoever was put out at this moment changes nothing any more.
 */
async function renewCredentials(
  { identities }: Factors,
  { accountId, sessionId }: Caller,
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

/** Removes a factor; with the last one the recovery codes go, which are of no use without. */
export async function removeFactor(
  factors: Factors,
  actor: Caller,
  { account, remove }: { account: Account; remove(): Promise<unknown> },
): Promise<void> {
  const { identities, recoveryCodes, clock } = factors;
  const owes = factorsChanged(account, { change: 'factor-removed', changedAt: clock() });
  const { device } = await renewCredentials(factors, actor, { audit: null, mails: [owes] });
  await remove();
  await noteSecurity(identities, account._id, 'factor-removed', { device });
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
