import type { PasskeyAssertion } from '@meritum/shared/contracts/factors';
import { noteSecurity } from '../identity/security-log/commands';
import { answeredChallenge, type ChallengeContext } from './challenges';
import type { Factors } from './context';
import type { Passkey } from './factor';
import { factorsChanged } from './mails/FactorsChanged';
import { verifiedCounter } from './webauthn';
import type { Website } from './website';

/** The site and purpose that a passkey is used for. */
export interface PasskeyAssertionContext extends ChallengeContext {
  website: Website;
}

/**
 * Returns the passkey that answered a challenge; undefined for a wrong answer. A signature whose
 * count does not increase shows that the authenticator was copied: the passkey is disabled and its
 * owner told.
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
  const notice = factorsChanged(account, { change: 'passkey-copied', changedAt: now });
  if (!(await passkeys.disable(passkey._id, now, notice))) return;
  await noteSecurity(identities, account._id, 'passkey-copied');
  await identities.mail(notice);
}
