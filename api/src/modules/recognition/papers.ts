import type { PaperSize } from '@meritum/shared/contracts/papers';
import { formatDay } from '@meritum/shared/programme/days';
import {
  criteriaNames,
  defaultSeason,
  judgesPerNomination,
} from '@meritum/shared/programme/season';
import { asSentence } from '@meritum/shared/programme/sentence';
import { site } from '@meritum/shared/programme/site';
import type { Certificate, Paper, Verification } from '../../platform/papers/paper';
import { isolatedName, signedBy } from '../../platform/papers/texts';
import type { Award } from './award';
import { verificationAddress } from './credential';
import type { Issuer } from './issuer';
import type { OwnAward } from './recognitions';

interface Issuing {
  issuer: Issuer;
}

const verificationOf = (
  { issuer }: Issuing,
  { recognition: { _id: id } }: Pick<OwnAward, 'recognition'>,
): Verification => ({ id, address: verificationAddress(issuer, id) });

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const alone = 'The judges’ ratings alone decide the award.';

/** The reasons for the award; starts a sentence, or continues the one with the work. */
function statementOf({ line, score, scale, judges, criteria }: Award): string {
  const rated = `${judges} independent judges rated`;
  const scored = `${score} of ${scale.max} on ${listed.format(criteria)}. ${alone}`;
  return line ? `${rated} this work ${scored}` : `for work that ${rated} ${scored}`;
}

const seasonOf = (seasonName: string) => seasonName.replace(/^Season /, '');

/** The certificate of a winner: tier, name and reasons (GUIDE-014). */
export const winnerCertificate = (
  of: Issuing,
  { award, ...own }: Pick<OwnAward, 'award' | 'recognition'>,
  size: PaperSize,
): Certificate => certificateOf(award, verificationOf(of, own), size);

/** A certificate as it will look, with a watermark and without anything to verify. */
export function previewCertificate({ issuer }: Issuing, award: Award): Certificate {
  const verification = { id: 'preview', address: `${issuer.origin}/verify` };
  const { facts, ...paper } = certificateOf(award, verification, 'A4');
  return { ...paper, facts: { ...facts, watermark: 'Preview, not valid' } };
}

function certificateOf(award: Award, verification: Verification, size: PaperSize): Certificate {
  const { name, organization, line, category, seasonName, tier, publishedAt } = award;
  return {
    kind: 'certificate',
    size,
    facts: {
      title: `${site.productName} ${tier}: ${name}`,
      date: publishedAt,
      verification,
      medal: tier,
      heading: tier,
      lead: 'Awarded to',
      name,
      affiliation: organization,
      line,
      statement: statementOf(award),
      details: [
        ['Category', category],
        ['Season', seasonOf(seasonName)],
        ['Published', formatDay(publishedAt)],
        ...signedBy(),
      ],
    },
  };
}

/** The sample certificate of pages without a winner's; it cannot be mistaken for a real one. */
export function specimenCertificate({ issuer }: Issuing): Certificate {
  const { id, name, currentCategory } = defaultSeason;
  return {
    kind: 'certificate',
    size: 'A4',
    facts: {
      title: `Specimen of a certificate of ${site.productName}`,
      date: new Date(Date.UTC(Number(id), 0)),
      verification: { id: 'specimen', address: `${issuer.origin}/verify` },
      medal: 'Platinum',
      heading: 'Platinum',
      lead: 'Awarded to',
      name: 'Your Name',
      affiliation: 'Your organization',
      statement: `for work that at least ${judgesPerNomination} independent judges rated on ${criteriaNames}. ${alone}`,
      details: [
        ['Category', currentCategory],
        ['Season', seasonOf(name)],
        ['Published', 'Specimen'],
      ],
    },
  };
}

/** The reference letter of a winner (GUIDE-014); it states only published facts. */
export function winnerLetter(of: Issuing, own: OwnAward, size: PaperSize): Paper {
  const { organization, line, category, seasonName, tier, score, scale, judges } = own.award;
  const { criteria, publishedAt } = own.award;
  const name = isolatedName(own.award.name);
  const designation = isolatedName(own.award.designation);
  return {
    kind: 'letter',
    size,
    facts: {
      title: `Reference letter: ${own.award.name}`,
      date: publishedAt,
      verification: verificationOf(of, own),
      heading: `Reference for ${name}`,
      day: formatDay(publishedAt),
      signatory: site.signatory,
      paragraphs: [
        asSentence(
          `${name}, ${designation} at ${isolatedName(organization)}, received ${tier} in the category ${category} of ${seasonName} of ${site.productName}${line ? ` for this work: ${isolatedName(line)}` : ''}`,
        ),
        `${judges} independent judges read the nomination and its supporting materials and rated it from ${scale.min} to ${scale.max} on ${listed.format(criteria)}. The score is ${score}.`,
        'Judges are verified professionals of the field. They are assigned by a published draw, step back where they have a conflict of interest, and rate alone and anonymously. Nobody can choose a winner: the ratings decide, and after publication a ledger of all ratings without names lets anyone compute the results again.',
        `We congratulate ${name} on this work.`,
      ],
    },
  };
}
