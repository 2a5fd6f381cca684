import type { PaperSize } from '@meritum/shared/contracts/papers';
import { site } from '@meritum/shared/programme/site';
import type { Paper } from '../../../platform/papers/paper';
import { isolated } from '../../../platform/papers/texts';
import { oneLine } from '../../../platform/text';
import type { ServiceRecord } from '../record';
import { serviceOf } from './service';

/** The certificate of service of a judge who has rated everything (JUD-049). */
export function serviceCertificate(record: ServiceRecord, size: PaperSize): Paper {
  const { name, season, categories, evaluations, criteria, period, date, to } = serviceOf(record);
  return {
    kind: 'certificate',
    size,
    facts: {
      title: `Certificate of Service: ${oneLine(name)}`,
      date,
      medal: 'Service',
      heading: 'Certificate of Service',
      lead: 'This certifies that',
      name,
      affiliation: '',
      statement: `served as a judge of ${season} and evaluated ${evaluations} in ${categories} ${period}, independently and in confidence, on ${criteria}.`,
      details: [
        ['Issued by', `The organisers of ${site.productName}`],
        ['Date', to],
      ],
    },
  };
}

/** The reference letter of a judge who has rated everything (JUD-049); states only what we know. */
export function serviceLetter(record: ServiceRecord, size: PaperSize): Paper {
  const { season, categories, evaluations, criteria, scale, period, date, to } = serviceOf(record);
  const { fullName, designation, organization } = record.judge;
  const name = isolated(oneLine(fullName));
  const of = `${isolated(oneLine(designation))} at ${isolated(oneLine(organization))}`;
  return {
    kind: 'letter',
    size,
    facts: {
      title: `Reference letter: ${oneLine(fullName)}`,
      date,
      heading: `Reference for ${name}`,
      day: to,
      paragraphs: [
        `${name}, ${of}, served as a judge of ${season}. Judges are selected by their years of professional experience and of evaluating innovation; each application is reviewed and verified before a judge is given any entry.`,
        `${name} evaluated ${evaluations} in ${categories} ${period}. For each, the essay and supporting materials were read and rated from ${scale} on ${criteria}. All evaluations that were assigned were submitted.`,
        'Judging is anonymous and without pay. Judges keep entries confidential, do not contact nominees, and step back where they have a conflict of interest. Results follow solely from the ratings of independent judges.',
        `We thank ${name} for the time and care that this work has taken.`,
      ],
    },
  };
}
