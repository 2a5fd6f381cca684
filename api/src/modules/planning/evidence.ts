import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PlanningInput, PlanningOptions } from '@meritum/shared/merit/assign/input';
import {
  assignedSubject,
  keptInputText,
  planHashOf,
} from '@meritum/shared/merit/assign/kept-input';
import type { Plan } from '@meritum/shared/merit/assign/plan';
import { blindedDigest } from '@meritum/shared/merit/log/entry';

/** Hashes that bind a plan to its input; stored with the plan. */
export interface PlanEvidence {
  /** SHA-256 of the stored input, see `keptInputText`. */
  input: string;
  /** SHA-256 of the assignments that it makes and ends, see `planHashOf`. */
  plan: string;
  /** 16 random bytes in hexadecimal, so that nobody can guess the content of the digest. */
  salt: string;
}

/** The evidence of a new plan, and its input. */
export interface MadeEvidence {
  inputHash: string;
  planHash: string;
  /** The input's canonical JSON, compressed by Brotli. */
  bytes: Uint8Array;
}

/** Output is smaller than gzip's, in half of the time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Makes a plan's evidence, in about a third of the time of planning. */
export function evidenceOf(
  input: PlanningInput,
  options: Pick<PlanningOptions, 'seed' | 'largestLoad' | 'draw'>,
  plan: Plan,
): MadeEvidence {
  const text = keptInputText(input, options);
  return {
    inputHash: createHash('sha256').update(text).digest('hex'),
    planHash: planHashOf(plan),
    bytes: brotliCompressSync(text, quality),
  };
}

/** The salted digest for public log and audit trail; a plan of one pair could be guessed. */
export const digestOf = ({ input: inputHash, plan: planHash, salt }: PlanEvidence): string =>
  blindedDigest(assignedSubject(inputHash, planHash), salt);
