import type { ProblemReason } from '@meritum/shared/contracts/errors';
import { after, minutes } from '../clock';
import { type DomainError, notPermitted } from '../errors/domain-error';
import type { Proof } from './actor';

/** How long a proof of identity counts as fresh. */
const proofLifetime = minutes(10);

function refusal(reason: ProblemReason, message: string): DomainError {
  const error = notPermitted(message);
  error.reason = reason;
  return error;
}

const noFactor = () =>
  refusal(
    'second-factor-required',
    'Organisers need a second factor. Set one up on your account page.',
  );

const notFresh = () => refusal('fresh-proof-required', 'Confirm your identity, then try again.');

/** Throws unless the person has shown a second factor in this session. */
export function requireFactor({ hasFactor, factorProvenAt }: Proof): void {
  if (!hasFactor) throw noFactor();
  if (!factorProvenAt) throw notFresh();
}

/** Whether the proof is recent; with a second factor only that factor counts. */
function isFresh({ hasFactor, provenAt, factorProvenAt }: Proof, now: Date): boolean {
  const at = hasFactor ? factorProvenAt : provenAt;
  return at !== null && after(at, proofLifetime) > now;
}

export function requireFresh(proof: Proof, now: Date): void {
  if (!isFresh(proof, now)) throw notFresh();
}
