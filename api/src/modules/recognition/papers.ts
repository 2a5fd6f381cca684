import type { PaperSize } from '@meritum/shared/contracts/papers';
import { formatDay } from '@meritum/shared/programme/days';
import { site } from '@meritum/shared/programme/site';
import type { Paper, Verification } from '../../platform/papers/paper';
import { isolated } from '../../platform/papers/texts';
import { oneLine } from '../../platform/text';
import type { Award } from './award';
import { verificationAddress } from './credential';
import type { Issuer } from './issuer';
import type { OwnAward } from './recognitions';

interface Issuing {
  issuer: Issuer;
}

const verificationOf = (
  { issuer }: Issuing,
  { recognition: { _id: id } }: OwnAward,
): Verification => ({ id, address: verificationAddress(issuer, id) });

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "9.12 of 10", and by how many. */
const ratedBy = ({ score, scale, judges, criteria }: Award) =>
  `${judges} independent judges rated ${score} of ${scale.max} on ${listed.format(criteria)}`;

/** The certificate of a winner: the tier, the name, and what it rests on (GUIDE-014). */
export function winnerCertificate(of: Issuing, own: OwnAward, size: PaperSize): Paper {
  const { award } = own;
  const { name, organization, category, seasonName, tier, publishedAt } = award;
  return {
    kind: 'certificate',
    size,
    facts: {
      title: `${site.productName} ${tier}: ${name}`,
      date: publishedAt,
      verification: verificationOf(of, own),
      medal: tier,
      heading: tier,
      lead: 'Awarded to',
      name,
      affiliation: organization,
      statement: `for work that ${ratedBy(award)}. The judges’ ratings alone decide the award.`,
      details: [
        ['Award', site.awardName],
        ['Category', category],
        ['Season', seasonName.replace(/^Season /, '')],
        ['Published', formatDay(publishedAt)],
      ],
    },
  };
}

/** The reference letter of a winner (GUIDE-014); states only what was published. */
export function winnerLetter(of: Issuing, own: OwnAward, size: PaperSize): Paper {
  const { organization, category, seasonName, tier, score, scale, judges, criteria, publishedAt } =
    own.award;
  const name = isolated(own.award.name);
  const designation = isolated(oneLine(own.nomination.designation));
  return {
    kind: 'letter',
    size,
    facts: {
      title: `Reference letter: ${own.award.name}`,
      date: publishedAt,
      verification: verificationOf(of, own),
      heading: `Reference for ${name}`,
      day: formatDay(publishedAt),
      paragraphs: [
        `${name}, ${designation} at ${isolated(organization)}, received ${tier} in the category ${category} of ${seasonName} of ${site.productName}, the award for ${site.awardName}.`,
        `${judges} independent judges read the nomination and its supporting materials and rated it from ${scale.min} to ${scale.max} on ${listed.format(criteria)}. The score is ${score}.`,
        'Judges are verified professionals of the field. They are assigned by a published draw, step back where they have a conflict of interest, and rate alone and anonymously. Nobody can choose a winner: the ratings decide, and after publication a ledger of all ratings without names lets anyone compute the results again.',
        `We congratulate ${name} on this work.`,
      ],
    },
  };
}
