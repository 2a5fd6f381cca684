import type { CardText, PageHead } from '@meritum/shared/federation/prerender';
import { documentTitle } from '@meritum/shared/programme/site';
import {
  type FeaturedWinner,
  featuredYear,
  profilePath,
} from '../features/featured/FeaturedWinner';
import { featuredWinners } from '../features/featured/winners';
import { judgePath } from '../features/judges/JudgeProfile';
import { judgeProfiles } from '../features/judges/judges';
import { type OwnHead, pageHeads } from './pageHeads';
import { awardedPerson, breadcrumbs } from './structuredData';

/** The length of a description in search results, in characters. */
export const descriptionLength = 160;

/** Shortens a text to whole words within a description's length, with an ellipsis. */
export function shortened(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = text.slice(0, descriptionLength).replace(/[\s,.;:–-]*\s\S*$/, '');
  return `${cut}…`;
}

/** The text of a winner's card image for shared profiles. */
function cardOf({ name, award, category, sample }: FeaturedWinner): CardText {
  return {
    title: name,
    line: `${award} Award, ${category}, ${featuredYear}`,
    tier: award,
    ...(sample && { note: 'Sample profile' }),
  };
}

function winnerHead(path: string): OwnHead | undefined {
  const winner = featuredWinners.find((one) => profilePath(one) === path);
  if (!winner) return undefined;
  const { id, name, award, category, achievements, sample } = winner;
  return {
    title: `${name}, ${award} Award Winner ${featuredYear}`,
    description: shortened(
      `${sample ? 'Sample profile: ' : ''}${award} Award in ${category}, ${featuredYear}. ${achievements[0]?.details ?? ''}`,
    ),
    image: `/cards/${id}.png`,
    card: cardOf(winner),
    scripts: 'on interaction',
    structuredData: [
      breadcrumbs(['Featured Winners', '/featured-winner'], [name, path]),
      awardedPerson(winner),
    ],
  };
}

function judgeHead(path: string): OwnHead | undefined {
  const judge = judgeProfiles.find((one) => judgePath(one) === path);
  if (!judge) return undefined;
  const { name, position, biography, sample } = judge;
  return {
    title: `${name}, Judge 2024`,
    description: shortened(
      `${sample ? 'Sample profile: ' : ''}${position}. ${Object.values(biography)[0] ?? ''}`,
    ),
    scripts: 'on interaction',
    structuredData: [breadcrumbs(['Judges', '/judges'], [name, path])],
  };
}

/** @throws Error for a path that is not a public page: its document would have no title. */
export function headOf(path: string): PageHead {
  const head = pageHeads[path] ?? winnerHead(path) ?? judgeHead(path);
  if (!head) throw new Error(`no head for ${path}`);
  return {
    scripts: 'after paint',
    structuredData: [breadcrumbs([head.title, path])],
    ...head,
    title: documentTitle(head.title),
  };
}
