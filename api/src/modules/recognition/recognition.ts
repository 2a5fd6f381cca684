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
  /** Of all the file's bytes, in hexadecimal. */
  sha256: string;
  /** The `naming` of the recognition at that time; missing before the first correction. */
  naming?: number;
}

/**
 * Something that others can verify: an award, one for each entry with a tier, or a judge's service
 * in a season. Created at its first use.
 */
export interface Recognition extends WithPendingAuditEntries, WithPendingMails {
  /** 128 random bits: whoever knows them may read what the certificate says. */
  _id: string;
  revision: number;
  /** Missing once its winner is erased; then the badge is revoked. */
  nominationId?: string;
  owner?: string;
  /** The judge's account and the season, for a service. */
  judge?: string;
  season?: string;
  createdAt: Date;
  /** Its random index in the status list, which reveals neither order nor number. */
  statusIndex: number;
  /** Salt of the hash of the winner's address in badges. */
  salt: string;
  /** The winner's files; missing before the first one. */
  papers?: readonly HandedOut[];
  revocationProposed?: FirstOfTwo;
  revokedAt?: Date;
  /** An organiser's proposal to correct the name, organization or title. */
  renameProposed?: FirstOfTwo & Partial<ShownOfWinner>;
  /** The number of corrections; missing before the first. */
  naming?: number;
  /** The last confirmed proposal. */
  renamedBy?: string;
  /** The correction or revocation until everything follows it; see `profiles/following.ts`. */
  following?: ShownOfWinner;
  /** The winner's slug in the directory, once renamed there. */
  listedAs?: string;
}

/** Length of the status list, the least that Bitstring Status List 1.0 allows. */
export const statusBits = 131_072;

/** Owner and subject of a recognition. */
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
