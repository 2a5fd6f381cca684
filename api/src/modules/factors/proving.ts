import type { FactorMethod, FactorProof, ProofOptions } from '@meritum/shared/contracts/factors';
import type { Account } from '../identity/account';
import { noteSecurity } from '../identity/security-log/commands';
import { type ChallengeContext, newChallenge } from './challenges';
import type { Factors } from './context';
import { passkeyNotShown, totpNotReadable, wrongCode } from './errors';
import { factorsChanged } from './mails/FactorsChanged';
import { hashOfCode } from './recovery-codes';
import { type PasskeyAssertionContext, shownPasskey } from './shown-passkey';
import { stepOfCode } from './totp-codes';
import { requestOptions } from './webauthn';
import type { Website } from './website';

type Guarded = Pick<Factors, 'passkeys' | 'totps'>;

/** Whether an account has a second factor; a disabled passkey counts. */
export async function hasFactor({ passkeys, totps }: Guarded, accountId: string): Promise<boolean> {
  return (await passkeys.hasAny(accountId)) || (await totps.activeOf(accountId)) !== null;
}

/** Returns how the owner can prove a factor, with a challenge for their passkeys. */
export async function factorOptions(
  factors: Factors,
  accountId: string,
  { website, ...occasion }: ChallengeContext & { website: Website },
): Promise<{ methods: FactorMethod[]; passkey?: ProofOptions['passkey'] }> {
  const { passkeys, totps, recoveryCodes } = factors;
  const working = await passkeys.workingOf(accountId);
  const methods: FactorMethod[] = [];
  if (working.length > 0) methods.push('passkey');
  if (await totps.activeOf(accountId)) methods.push('totp');
  if ((await recoveryCodes.leftOf(accountId)) > 0) methods.push('recovery-code');
  if (working.length === 0) return { methods };
  const challenge = await newChallenge(factors, occasion);
  return { methods, passkey: requestOptions(challenge, website, working) };
}

/** Checks a proof by a factor of the account and uses it up. Throws invalid-argument. */
export async function proveFactor(
  factors: Factors,
  account: Account,
  proof: FactorProof,
  showing: PasskeyAssertionContext,
): Promise<void> {
  if (proof.method === 'passkey') {
    const passkey = await shownPasskey(factors, proof.answer, showing);
    if (passkey?.accountId !== account._id) throw passkeyNotShown();
    return;
  }
  const use = proof.method === 'totp' ? useTotp : useRecoveryCode;
  if (!(await use(factors, account, proof.code))) throw wrongCode();
}

async function useTotp({ totps, sealing, clock }: Factors, { _id }: Account, code: string) {
  const totp = await totps.activeOf(_id);
  if (!totp) return false;
  if (!sealing.opens(totp.secret)) throw totpNotReadable();
  const now = clock();
  const secret = sealing.unseal(totp.secret, _id);
  const step = stepOfCode(secret, code, now);
  // Sealed again with the current key, so that the old key becomes unnecessary.
  return step !== undefined && totps.use(_id, { step, now, secret: sealing.seal(secret, _id) });
}

async function useRecoveryCode(factors: Factors, account: Account, code: string) {
  const { recoveryCodes, identities, clock } = factors;
  const notice = factorsChanged(account, { change: 'recovery-code-used', changedAt: clock() });
  const used = await recoveryCodes.use(account._id, hashOfCode(account._id, code), notice);
  if (!used) return false;
  await noteSecurity(identities, account._id, 'recovery-code-used');
  await identities.mail(notice);
  return true;
}
