import type { FactorMethod, FactorProof, ProofOptions } from '@meritum/shared/contracts/factors';
import type { Account } from '../identity/account';
import { noteSecurity } from '../identity/security-log/commands';
import { type ChallengeContext, newChallenge } from './challenges';
import type { FactorStores, Factors } from './context';
import { passkeyNotShown, totpNotReadable, wrongCode } from './errors';
import { factorsChanged } from './mails/FactorsChanged';
import { hashOfCode } from './recovery-codes';
import { type PasskeyAssertionContext, shownPasskey } from './shown-passkey';
import { stepOfCode } from './totp-codes';
import { requestOptions } from './webauthn';
import type { Website } from './website';

/** Whether an account has a second factor; a disabled passkey counts. */
export async function hasFactor({ stores }: FactorStores, accountId: string): Promise<boolean> {
  const [hasPasskey, totp] = await Promise.all([
    stores.passkeys.hasAny(accountId),
    stores.totps.findActive(accountId),
  ]);
  return hasPasskey || totp !== null;
}

/** Ways to prove a second factor, with a challenge if there is a working passkey. */
export async function factorOptions(
  factors: Factors,
  accountId: string,
  { website, ...occasion }: ChallengeContext & { website: Website },
): Promise<{ methods: FactorMethod[]; passkey?: ProofOptions['passkey'] }> {
  const { stores } = factors;
  const working = await stores.passkeys.listWorking(accountId);
  const methods: FactorMethod[] = [];
  if (working.length > 0) methods.push('passkey');
  if (await stores.totps.findActive(accountId)) methods.push('totp');
  if ((await stores.recoveryCodes.countLeft(accountId)) > 0) methods.push('recovery-code');
  if (working.length === 0) return { methods };
  const challenge = await newChallenge(factors, occasion);
  return { methods, passkey: requestOptions(challenge, website, working) };
}

/** Checks a proof, which is used up. Throws invalid-argument. */
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

async function useTotp({ stores, platform, sealing }: Factors, { _id }: Account, code: string) {
  const totp = await stores.totps.findActive(_id);
  if (!totp) return false;
  if (!sealing.opens(totp.secret)) throw totpNotReadable();
  const now = platform.clock();
  const secret = sealing.unseal(totp.secret, _id);
  const step = stepOfCode(secret, code, now);
  // Encrypts the secret with the current key, so that the old key becomes unnecessary.
  return (
    step !== undefined && stores.totps.use(_id, { step, now, secret: sealing.seal(secret, _id) })
  );
}

async function useRecoveryCode(factors: Factors, account: Account, code: string) {
  const { stores, deps, platform } = factors;
  const notice = factorsChanged(account, {
    change: 'recovery-code-used',
    changedAt: platform.clock(),
  });
  const used = await stores.recoveryCodes.use(account._id, hashOfCode(account._id, code), notice);
  if (!used) return false;
  await noteSecurity(deps.identity, account._id, 'recovery-code-used');
  await platform.mail(notice);
  return true;
}
