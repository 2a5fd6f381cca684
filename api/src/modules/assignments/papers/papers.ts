import type { PaperSize } from '@meritum/shared/contracts/papers';
import { formatDay } from '@meritum/shared/programme/days';
import { site } from '@meritum/shared/programme/site';
import type { Paper, Verification } from '../../../platform/papers/paper';
import { isolatedName, signedBy } from '../../../platform/papers/texts';
import { oneLine } from '../../../platform/text';
import type { ServiceRecord } from '../record';
import { isAllDone } from '../rules';

/** The facts on a certificate and a letter. */
interface Served {
  judge: Pick<ServiceRecord['judge'], 'fullName'>;
  season: Pick<ServiceRecord['season'], 'name' | 'rules'>;
  evaluations: readonly Pick<ServiceRecord['evaluations'][number], 'category' | 'completedAt'>[];
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The facts about a judge's work, without entries or ratings. */
export function serviceOf({ judge, season, evaluations }: Served) {
  const times = evaluations.map(({ completedAt }) => completedAt.getTime());
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
  const categories = new Set(evaluations.map(({ category }) => category));
  const count = evaluations.length;
  const { criteria, scale } = season.rules;
  const [from, to] = [formatDay(first), formatDay(last)];
  return {
    name: judge.fullName,
    season: season.name,
    categories: listed.format([...categories].sort()),
    evaluations: count === 1 ? 'one nomination' : `${count} nominations`,
    criteria: listed.format(criteria.map(({ name }) => name)),
    scale: `${scale.min} to ${scale.max}`,
    period: from === to ? `on ${from}` : `between ${from} and ${to}`,
    to,
    date: last,
  };
}

/** The certificate of service of a judge (JUD-049). */
export function serviceCertificate(
  record: ServiceRecord,
  size: PaperSize,
  verification: Verification,
): Paper {
  const { name, season, categories, evaluations, criteria, period, date, to } = serviceOf(record);
  return {
    kind: 'certificate',
    size,
    facts: {
      title: `Certificate of Service: ${oneLine(name)}`,
      date,
      verification,
      medal: 'Service',
      heading: 'Certificate of Service',
      lead: 'This certifies that',
      name,
      affiliation: '',
      statement: `served as a judge of ${season} and evaluated ${evaluations} in ${categories} ${period}, independently and in confidence, on ${criteria}.`,
      details: [
        ['Issued by', `The organisers of ${site.productName}`],
        ['Date', to],
        ...signedBy(),
      ],
    },
  };
}

/** The reference letter of a judge (JUD-049); it states only recorded facts. */
export function serviceLetter(
  record: ServiceRecord,
  size: PaperSize,
  verification: Verification,
): Paper {
  const { season, categories, evaluations, criteria, scale, period, date, to } = serviceOf(record);
  const { fullName, designation, organization } = record.judge;
  const name = isolatedName(oneLine(fullName));
  // After judging has closed, a judge who has not rated everything gets a letter too.
  const all = isAllDone(record.progress)
    ? ' All evaluations that were assigned were submitted.'
    : '';
  const of = `${isolatedName(oneLine(designation))} at ${isolatedName(oneLine(organization))}`;
  return {
    kind: 'letter',
    size,
    facts: {
      title: `Reference letter: ${oneLine(fullName)}`,
      date,
      verification,
      heading: `Reference for ${name}`,
      day: to,
      signatory: site.signatory,
      paragraphs: [
        `${name}, ${of}, served as a judge of ${season}. Judges are selected by their years of professional experience and of evaluating innovation; each application is reviewed and verified before a judge is given any entry.`,
        `${name} evaluated ${evaluations} in ${categories} ${period}. For each, the essay and supporting materials were read and rated from ${scale} on ${criteria}.${all}`,
        'Judging is anonymous and without pay. Judges keep entries confidential, do not contact nominees, and step back where they have a conflict of interest. Results follow solely from the ratings of independent judges.',
        `We thank ${name} for the time and care that this work has taken.`,
      ],
    },
  };
}
