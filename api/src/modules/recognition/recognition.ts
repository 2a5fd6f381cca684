import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { HandedOutFile } from '@meritum/shared/contracts/recognitions';
import type { WithPendingAuditEntries } from '../../module-kit/audit-trail';
import type { WithPendingMails } from '../../module-kit/pending-mails';
import type { FirstOfTwo } from '../../platform/authorisation/two-organisers';
import type { Clock } from '../../platform/clock';
import type { ShownOfWinner } from '../nominations/nomination';

/** A file with a verifiable signature. */
export interface HandedOut {
  kind: HandedOutFile;
  /** Of all its bytes, in hexadecimal. */
  sha256: string;
  /** Of what it shows of its winner, see `Recognition`; missing before the first correction. */
  naming?: number;
}

/**
 * What others can verify: an award, one for each entry with a tier, or a judge's service in a season.
 * Made at its first use.
 */
export interface Recognition extends WithPendingAuditEntries, WithPendingMails {
  /** 128 random bits: whoever knows it may read what the certificate says. */
  _id: string;
  revision: number;
  /** Missing once its winner is erased: nothing tells whose it was, and its badge is revoked. */
  nominationId?: string;
  owner?: string;
  /** Of a service: the account of the judge, and the season. */
  judge?: string;
  season?: string;
  createdAt: Date;
  /** Its bit in the status list: random, so that it tells neither an order nor a number. */
  statusIndex: number;
  /** Salt of the hash of the winner's address in badges. */
  salt: string;
  /** What its winner was given of it; missing before the first file. */
  papers?: readonly HandedOut[];
  revocationProposed?: FirstOfTwo;
  revokedAt?: Date;
  /** An organiser's proposal to correct it; a name is that of the winner's account then. */
  renameProposed?: FirstOfTwo & Partial<ShownOfWinner>;
  /** How often it was corrected; missing before the first time. */
  naming?: number;
  /** The proposal that was confirmed last. */
  renamedBy?: string;
  /** What it was corrected to or revoked as, until everything follows; see `profiles/following.ts`. */
  following?: ShownOfWinner;
  /** Its winner in the directory, once renamed there. */
  listedAs?: string;
}

/** Bits of the status list, the least that Bitstring Status List 1.0 allows. */
export const statusBits = 131_072;

/** Whose a recognition is, and of what. */
export type Recognised =
  | { nominationId: string; owner: string }
  | { judge: string; season: string; owner: string };

export const newRecognition = (about: Recognised, clock: Clock): Recognition => ({
  _id: randomBytes(16).toString('base64url'),
  revision: 1,
  ...about,
  createdAt: clock(),
  statusIndex: randomInt(statusBits),
  salt: randomBytes(16).toString('hex'),
});

export const fingerprintOf = (
  { naming }: Pick<Recognition, 'naming'>,
  kind: HandedOutFile,
  file: string | Buffer,
): HandedOut => ({
  kind,
  ...(naming !== undefined && { naming }),
  sha256: createHash('sha256').update(file).digest('hex'),
});
