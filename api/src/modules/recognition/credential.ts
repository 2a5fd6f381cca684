import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { checkAddress } from '@meritum/shared/programme/check-address';
import { site } from '@meritum/shared/programme/site';
import { after, minutes } from '../../platform/clock';
import type { Award } from './award';
import { type Credential, type Issuer, profileOf } from './issuer';
import { type Recognition, statusBits } from './recognition';

const credentials = 'https://www.w3.org/ns/credentials/v2';

/** The JSON-LD contexts that badges name. */
const contexts = [credentials, 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'];

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const statusAddress = ({ origin }: Issuer) => `${origin}/api/issuer/status`;

/** The page that verifies a recognition. */
export const verificationAddress = ({ origin }: Pick<Issuer, 'origin'>, id: string): string =>
  `${origin}/verify/${id}`;

/** The address of the winner as a salted hash (Open Badges 3.0, IdentityObject). */
const identityOf = (email: string, salt: string) => ({
  type: 'IdentityObject',
  hashed: true,
  identityType: 'emailAddress',
  salt,
  identityHash: `sha256$${createHash('sha256')
    .update(email.toLowerCase() + salt)
    .digest('hex')}`,
});

interface Given {
  recognition: Recognition;
  award: Award;
  email: string;
}

/** What a badge states: an Open Badges 3.0 credential. */
export function credentialOf(issuer: Issuer, { recognition, award, email }: Given): Credential {
  const { tier, category, seasonName, publishedAt, criteria, scale, score, judges } = award;
  const { origin } = issuer;
  const id = verificationAddress(issuer, recognition._id);
  const list = statusAddress(issuer);
  const name = `${site.productName} ${tier}: ${category}, ${seasonName}`;
  return {
    '@context': contexts,
    id,
    type: ['VerifiableCredential', 'AchievementCredential'],
    name,
    issuer: profileOf(issuer),
    validFrom: publishedAt.toISOString(),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [identityOf(email, recognition.salt)],
      achievement: {
        id: `${origin}/judging-criteria?${new URLSearchParams({ season: award.season, category, tier })}`,
        type: ['Achievement'],
        achievementType: 'Award',
        name,
        description: `${tier} in the category ${category}.`,
        image: { id: `${id}/medal.png`, type: 'Image', caption: `${tier} medal` },
        criteria: {
          id: `${origin}/judging-criteria`,
          narrative: `Independent judges rate each entry from ${scale.min} to ${scale.max} on ${listed.format(criteria)}. The average of their ratings alone decides the tier.`,
        },
      },
    },
    evidence: [
      {
        id: `${origin}${checkAddress(award)}`,
        type: ['Evidence'],
        name: 'The entry in the published ledger',
        narrative: `${judges} independent judges rated the entry ${score}. The page computes the result again from all ratings.`,
      },
      {
        id: `${origin}/api/recognitions/${recognition._id}`,
        type: ['Evidence'],
        name: 'Proof of inclusion',
        narrative: 'The Merkle proof that the entry took part when judging was closed.',
      },
    ],
    credentialStatus: {
      id: `${list}#${recognition.statusIndex}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: `${recognition.statusIndex}`,
      statusListCredential: list,
    },
  };
}

/** How long a verifier may cache the status list. */
const keptFor = minutes(1);

/** The claims of the status list (Bitstring Status List 1.0): the bits of revoked badges are 1. */
export function statusListOf(issuer: Issuer, revoked: readonly number[], now: Date): Credential {
  const bits = Buffer.alloc(statusBits / 8);
  // The first index is the highest bit of the first byte.
  for (const index of revoked) bits[index >> 3] = (bits[index >> 3] ?? 0) | (128 >> (index & 7));
  const id = statusAddress(issuer);
  return {
    '@context': [credentials],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuer.did,
    validFrom: now.toISOString(),
    // Limits the use of a list from before a revocation.
    validUntil: after(now, minutes(60)).toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: keptFor,
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
  };
}
