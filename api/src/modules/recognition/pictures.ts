import type { RecognitionPicture } from '@meritum/shared/contracts/recognitions';
import type { SealScheme } from '@meritum/shared/programme/seals';
import { site } from '@meritum/shared/programme/site';
import type { DrawPaper } from '../../platform/papers/papers';
import { openSharp } from '../../platform/pictures/open-sharp';
import type { Award } from './award';
import { recognitionUnknown } from './errors';
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
      name: '',
      affiliation: '',
      statement: `${category}, ${season}`,
      hasPortrait: false,
    },
  });

/** An SVG of ours as a PNG, so many times its size. */
export async function pngOf(svg: Buffer, times: number): Promise<Buffer> {
  const sharp = await openSharp();
  return sharp(svg, { density: 72 * times })
    .png({ palette: true })
    .toBuffer();
}

/** For mails, most of which show no SVG. */
const timesPng = 3;

/**
 * What an award looks like: its certificate, or its seal for the pages and mails of its winner; or
 * the certificate of nobody. Throws not-found for unknown awards, and once one is revoked.
 */
export async function pictureOf(
  of: Recognising,
  { id, picture }: { id: string; picture: RecognitionPicture },
  signal: AbortSignal,
): Promise<Buffer> {
  const { drawPaper } = of;
  if (id === 'specimen') return drawPaper({ ...specimenCertificate(of), isPicture: true }, signal);
  const found = await recognised(of, id);
  if (found.recognition.revokedAt) throw recognitionUnknown();
  if (picture === 'certificate.svg')
    return drawPaper({ ...winnerCertificate(of, found, 'A4'), isPicture: true }, signal);
  const svg = await sealOf(of, found.award, picture.includes('dark') ? 'dark' : 'light');
  return picture.endsWith('png') ? pngOf(svg, timesPng) : svg;
}
