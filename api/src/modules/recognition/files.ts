import type { PaperSize } from '@meritum/shared/contracts/papers';
import type { BadgeFormat } from '@meritum/shared/contracts/recognitions';
import { credentialOf } from './credential';
import { signedJwt } from './issuer';
import { bakedMedal, bakedPng } from './medal';
import { winnerCertificate, winnerLetter } from './papers';
import { handedOut, type OwnAward, type Recognising } from './recognitions';

/** Such as `certificate-2025-Technology-A4.pdf`, so that a winner's files have different names. */
export const awardFileName = ({ award }: OwnAward, what: string, ending: string) =>
  `${what}-${award.season}-${award.category}${ending}`;

/**
 * Makes the file of a badge for its winner: the same bytes while the key is the same. Also records
 * the badge inside a picture, so that it is recognised in any other picture.
 */
export async function badgeFile(
  of: Recognising,
  own: OwnAward,
  format: BadgeFormat,
): Promise<string | Buffer> {
  const { issuer, signer } = of;
  const { nomination, award, recognition } = own;
  const credential = credentialOf(issuer, { recognition, award, email: nomination.email });
  const jwt = await handedOut(of, own, 'badge', signedJwt(signer, issuer, credential));
  if (format === 'jwt') return jwt;
  const picture = format === 'svg' ? bakedMedal(award.tier, jwt) : bakedPng(award.tier, jwt);
  return handedOut(of, own, 'badge', await picture);
}

const papers = { certificate: winnerCertificate, letter: winnerLetter };

/** Draws a paper of a winner and records its fingerprint. */
export const paperFile = async (
  of: Recognising,
  own: OwnAward,
  { kind, size }: { kind: keyof typeof papers; size: PaperSize },
  signal?: AbortSignal,
) => handedOut(of, own, kind, await of.platform.drawPaper(papers[kind](of, own, size), signal));
