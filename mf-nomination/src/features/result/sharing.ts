import type { NominationResult } from '@meritum/shared/contracts/published-results';
import { awardPicture, type SealScheme, sealSize } from '@meritum/shared/programme/seals';
import { asSentence } from '@meritum/shared/programme/sentence';
import { queryOf, shareAddresses } from '@meritum/shared/programme/share';
import { site } from '@meritum/shared/programme/site';

const onSite = (path: string): string => new URL(path, site.origin).href;

/** The page on which anybody verifies the award. */
export const publicAddress = ({ recognition }: NominationResult): string =>
  onSite(`/verify/${recognition}`);

const awardOf = ({ tier, category, seasonName }: NominationResult): string =>
  `${site.productName} ${tier}, ${category}, ${seasonName}`;

/** LinkedIn's form for a certification, filled in with the month of publication in UTC. */
export function certificationAddress(result: NominationResult): string {
  const published = new Date(result.publishedAt);
  return `https://www.linkedin.com/profile/add?${queryOf({
    startTask: 'CERTIFICATION_NAME',
    name: awardOf(result),
    organizationName: site.productName,
    issueYear: String(published.getUTCFullYear()),
    issueMonth: String(published.getUTCMonth() + 1),
    certId: result.recognition ?? '',
    certUrl: publicAddress(result),
  })}`;
}

export function announcement(result: NominationResult): string {
  const { tier, category, seasonName, line, score, ratings } = result;
  const news = `My work has won ${tier} in ${category}, ${seasonName}, at ${site.productName}${line && `: ${line}`}`;
  return `${asSentence(news)} ${ratings} independent judges rated it ${score}, on average. Anyone can verify it: ${publicAddress(result)}`;
}

/** Ways to share the page, with the buttons' labels. */
export function sharesOf(result: NominationResult) {
  const { linkedIn, x, email } = shareAddresses(publicAddress(result), awardOf(result));
  return Object.entries({
    'Post on LinkedIn': linkedIn,
    'Post on X': x,
    'Send by email': email,
  });
}

const escaped = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

export const sealAddress = (
  { recognition = '' }: NominationResult,
  scheme: SealScheme,
  format: 'svg' | 'png',
) => awardPicture(recognition, `seal${scheme === 'dark' ? '-dark' : ''}.${format}`);

/** The HTML of the seal, with a PNG: most mail programs show no SVG. */
export function sealCode(result: NominationResult, scheme: SealScheme): string {
  const picture = onSite(sealAddress(result, scheme, 'png'));
  const { width, height } = sealSize;
  return `<a href="${escaped(publicAddress(result))}"><img src="${escaped(picture)}" width="${width}" height="${height}" alt="${escaped(awardOf(result))}"></a>`;
}
