import type { PaperSize } from '@meritum/shared/contracts/papers';
import { site } from '@meritum/shared/programme/site';
import type { Paper } from '../../platform/papers/paper';
import { isolated } from '../../platform/papers/texts';
import { formatDay, oneLine } from '../../platform/text';
import type { Award } from './award';

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "9.12 of 10", and by how many. */
const ratedBy = ({ score, scale, ratings, criteria }: Award) =>
  `${ratings} independent judges rated ${score} of ${scale.max} on ${listed.format(criteria)}`;

/** The certificate of a winner: the tier, the name, and what it rests on (GUIDE-014). */
export function winnerCertificate(award: Award, size: PaperSize): Paper {
  const { nomination, category, season, tier, publishedAt } = award;
  return {
    kind: 'certificate',
    size,
    facts: {
      title: `${site.productName} ${tier}: ${oneLine(nomination.fullName)}`,
      date: publishedAt,
      medal: tier,
      heading: tier,
      lead: 'Awarded to',
      name: nomination.fullName,
      affiliation: nomination.organization,
      statement: `for work that ${ratedBy(award)}. The judges’ ratings alone decide the award.`,
      details: [
        ['Award', site.awardName],
        ['Category', category],
        ['Season', season.replace(/^Season /, '')],
        ['Published', formatDay(publishedAt)],
      ],
    },
  };
}

/** The reference letter of a winner (GUIDE-014); states only what was published. */
export function winnerLetter(award: Award, size: PaperSize): Paper {
  const { nomination, category, season, tier, score, scale, ratings, criteria, publishedAt } =
    award;
  const name = isolated(oneLine(nomination.fullName));
  const of = `${isolated(oneLine(nomination.designation))} at ${isolated(oneLine(nomination.organization))}`;
  return {
    kind: 'letter',
    size,
    facts: {
      title: `Reference letter: ${oneLine(nomination.fullName)}`,
      date: publishedAt,
      heading: `Reference for ${name}`,
      day: formatDay(publishedAt),
      paragraphs: [
        `${name}, ${of}, received ${tier} in the category ${category} of ${season} of ${site.productName}, the award for ${site.awardName}.`,
        `${ratings} independent judges read the nomination and its supporting materials and rated it from ${scale.min} to ${scale.max} on ${listed.format(criteria)}. The score is ${score}.`,
        'Judges are verified professionals of the field. They are assigned by a published draw, step back where they have a conflict of interest, and rate alone and anonymously. Nobody can choose a winner: the ratings decide, and after publication a ledger of all ratings without names lets anyone compute the results again.',
        `We congratulate ${name} on this work.`,
      ],
    },
  };
}
