import { badgeTypes, type RecognitionPicture } from '@meritum/shared/contracts/recognitions';
import type { SealScheme } from '@meritum/shared/programme/seals';
import { site } from '@meritum/shared/programme/site';
import type { DrawPaper } from '../../platform/papers/papers';
import { openSharp } from '../../platform/pictures/open-sharp';
import type { SentPicture } from '../../platform/pictures/send-picture';
import type { Award } from './award';
import { recognitionUnknown } from './errors';
import { medalPng } from './medal';
import { specimenCertificate, winnerCertificate } from './papers';
import { type Recognising, recognised } from './recognitions';

/** The seal of an award, as an SVG of 300 x 104 px. */
export const sealOf = (
  { drawPaper }: { drawPaper: DrawPaper },
  { tier, category, season, publishedAt }: Award,
  scheme: SealScheme,
): Promise<Buffer> =>
  drawPaper({
    kind: 'seal',
    facts: {
      title: `${tier}, ${category}, ${season}, ${site.productName}`,
      date: publishedAt,
      medal: tier,
      scheme,
      statement: `${category}, ${season}`,
    },
  });

/** Draws one of our SVGs as a PNG, enlarged by a factor. */
export async function pngOf(svg: Buffer, times: number): Promise<Buffer> {
  const sharp = await openSharp();
  return sharp(svg, { density: 72 * times })
    .png({ palette: true })
    .toBuffer();
}

/** The factor for mails, because most mail programs show no SVG. */
const timesPng = 3;

const svgPicture = (content: Buffer): SentPicture => ({ mediaType: badgeTypes.svg, content });
const pngPicture = (content: Buffer): SentPicture => ({ mediaType: badgeTypes.png, content });

/**
 * A picture of an award: its certificate, its card for shared links, its medal for badge wallets,
 * or its seal for the winner's pages and mails. The sample award has a certificate only. Throws
 * not-found for unknown and revoked awards.
 */
export async function pictureOf(
  of: Recognising,
  { id, picture }: { id: string; picture: RecognitionPicture },
  signal: AbortSignal,
): Promise<SentPicture> {
  const { platform, drawCard } = of;
  const isCertificate = picture === 'certificate.svg';
  if (id === 'specimen' && isCertificate)
    return svgPicture(
      await platform.drawPaper({ ...specimenCertificate(of), isPicture: true }, signal),
    );
  const found = await recognised(of, id);
  if (found.recognition.revokedAt) throw recognitionUnknown();
  if (picture === 'medal.png') return pngPicture(await medalPng(found.award.tier));
  if (picture === 'card.png') return pngPicture(await drawCard(found));
  if (isCertificate) {
    const certificate = winnerCertificate(of, found, 'A4');
    return svgPicture(await platform.drawPaper({ ...certificate, isPicture: true }, signal));
  }
  const svg = await sealOf(of.platform, found.award, picture.includes('dark') ? 'dark' : 'light');
  if (!picture.endsWith('png')) return svgPicture(svg);
  return pngPicture(await pngOf(svg, timesPng));
}
