import type { OwnerProof, ProofOptions } from '@meritum/shared/contracts/factors';
import type { CallerInSession } from '../../platform/authorisation/actor';
import { refused } from '../../platform/errors/domain-error';
import { accountOf } from '../identity/commands';
import { provePassword } from '../identity/password-change';
import type { Factors } from './context';
import { factorOptions, hasFactor, proveFactor } from './proving';
import type { Website } from './website';

const occasionOf = ({ sessionId }: CallerInSession) =>
  ({ purpose: 'proof', holder: sessionId }) as const;

/** An account with a factor has to use it; others use the password. */
export async function ownerProofOptions(
  factors: Factors,
  actor: CallerInSession,
  website: Website,
): Promise<ProofOptions> {
  const account = await accountOf(factors.deps.identity, actor);
  if (await hasFactor(factors, account._id))
    return factorOptions(factors, account._id, { ...occasionOf(actor), website });
  return { methods: account.passwordHash === undefined ? [] : ['password'] };
}

/**
 * Throws invalid-argument for a wrong proof, failed-precondition for a password beside a factor,
 * and resource-exhausted.
 */
export async function stepUp(
  factors: Factors,
  actor: CallerInSession,
  { proof, website }: { proof: OwnerProof; website: Website },
): Promise<void> {
  const { deps, platform } = factors;
  const { stores, guard } = deps.identity;
  const { sessionId } = actor;
  const account = await accountOf(deps.identity, actor);
  if (proof.method === 'password') {
    if (await hasFactor(factors, account._id)) throw refused('Use your second factor for this.');
    // People without a password have nothing to type.
    if (account.passwordHash === undefined)
      throw refused('Sign out, sign in again, and repeat this within ten minutes.');
    const { password } = proof;
    await provePassword(deps.identity, { account, sessionId }, { password, pointer: '/password' });
    await stores.sessions.updateProof(sessionId, { provenAt: platform.clock() });
    return;
  }
  const prove = () => proveFactor(factors, account, proof, { ...occasionOf(actor), website });
  if (proof.method === 'passkey') await prove();
  else await guard.prove({ accountId: account._id, sessionId }, prove);
  const provenAt = platform.clock();
  await stores.sessions.updateProof(sessionId, {
    provenAt,
    factor: { method: proof.method, provenAt },
  });
}
