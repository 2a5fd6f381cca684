import type { PasskeyAssertion } from '@meritum/shared/contracts/factors';
import { noteSecurity } from '../identity/security-log/commands';
import { answeredChallenge, type ChallengeContext } from './challenges';
import type { Factors } from './context';
import type { Passkey } from './factor';
import { factorsChanged } from './mails/events';
import { verifiedCounter } from './webauthn';
import type { Website } from './website';

/** Where and for what a passkey is shown. */
export interface PasskeyAssertionContext extends ChallengeContext {
  website: Website;
}

/**
 * The passkey that has answered a challenge; undefined for an answer that is not right. A signature
 * whose count does not come after the last one shows that there is a copy of the authenticator: the
 * passkey works no more, and its owner is told.
 */
export async function shownPasskey(
  factors: Factors,
  answer: PasskeyAssertion,
  { website, ...occasion }: PasskeyAssertionContext,
): Promise<Passkey | undefined> {
  const { passkeys, clock } = factors;
  const challenge = await answeredChallenge(factors, answer.response.clientDataJSON, occasion);
  const passkey = challenge ? await passkeys.byId(answer.id) : null;
  if (!challenge || !passkey || passkey.disabledAt) return undefined;
  const counter = await verifiedCounter(answer, passkey, { challenge, website });
  if (counter === undefined) return undefined;
  if (await passkeys.use(passkey._id, { counter, now: clock() })) return passkey;
  await disableCopied(factors, passkey);
  return undefined;
}

async function disableCopied({ passkeys, identities, clock }: Factors, passkey: Passkey) {
  const account = await identities.accounts.byId(passkey.accountId);
  if (!account) return;
  const now = clock();
  const owes = factorsChanged(account, { change: 'passkey-copied', changedAt: now });
  if (!(await passkeys.disable(passkey._id, now, owes))) return;
  await noteSecurity(identities, account._id, 'passkey-copied');
  await identities.mail(owes);
}
