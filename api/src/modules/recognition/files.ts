import type { PaperSize } from '@meritum/shared/contracts/papers';
import type { BadgeFormat } from '@meritum/shared/contracts/recognitions';
import { credentialOf } from './credential';
import { withProof } from './integrity';
import { signedJwt } from './issuer';
import { bakedMedal, bakedPng } from './medal';
import { winnerCertificate, winnerLetter } from './papers';
import { handedOut, type OwnAward, type Recognising } from './recognitions';

async function drawnBadge(
  { issuer, signer }: Recognising,
  { nomination, award, recognition }: OwnAward,
  format: BadgeFormat,
): Promise<string | Buffer> {
  const credential = credentialOf(issuer, { recognition, award, email: nomination.email });
  if (format === 'json') return withProof(signer, issuer, credential, recognition.createdAt);
  const jwt = signedJwt(signer, issuer, credential);
  if (format === 'jwt') return jwt;
  return format === 'svg' ? bakedMedal(award.tier, jwt) : bakedPng(award.tier, jwt);
}

/** `certificate-2025-Technology-A4.pdf`: no two files of a winner have the same name. */
export const awardFileName = ({ award }: OwnAward, what: string, ending: string) =>
  `${what}-${award.season}-${award.category}${ending}`;

/** Makes the file of a badge for its winner: the same bytes for as long as the key is the same. */
export const badgeFile = async (of: Recognising, own: OwnAward, format: BadgeFormat) =>
  handedOut(of, own, 'badge', await drawnBadge(of, own, format));

const papers = { certificate: winnerCertificate, letter: winnerLetter };

/** Draws a paper of a winner and records its fingerprint. */
export const paperFile = async (
  of: Recognising,
  own: OwnAward,
  { kind, size }: { kind: keyof typeof papers; size: PaperSize },
  signal?: AbortSignal,
) => handedOut(of, own, kind, await of.drawPaper(papers[kind](of, own, size), signal));
