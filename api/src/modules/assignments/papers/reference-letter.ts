import { site } from '@meritum/shared/programme/site';
import { mm, paper } from '../../../platform/pdf/paper';
import type { ServiceRecord } from '../record';
import { serviceOf } from './service';

/** The reference letter of a judge who has rated everything (JUD-049); states only what we know. */
export function referenceLetter(record: ServiceRecord): Promise<Buffer> {
  const { name, season, categories, evaluations, criteria, scale, period, date, to } =
    serviceOf(record);
  const { designation, organization } = record.judge;
  const about = { title: `Reference letter: ${name}`, layout: 'portrait', date } as const;
  const paragraphs = [
    `${name}, ${designation} at ${organization}, served as a judge of ${season}. Judges are selected by their years of professional experience and of evaluating innovation; each application is reviewed and verified before a judge is given any entry.`,
    `${name} evaluated ${evaluations} in ${categories} ${period}. For each, the essay and supporting materials were read and rated from ${scale} on ${criteria}. All evaluations that were assigned were submitted.`,
    'Judging is anonymous and without pay. Judges keep entries confidential, do not contact nominees, and step back where they have a conflict of interest. Results follow solely from the ratings of independent judges.',
    `We thank ${name} for the time and care that this work has taken.`,
  ];
  return paper({ ...about, author: site.productName }, (pen) => {
    pen.write(site.productName, { size: 20, font: 'heading', below: mm(1) });
    pen.write(site.supportEmail, { size: 10, colour: 'quiet', below: mm(6) });
    pen.rule('left');
    pen.write(to, { size: 11, below: mm(8) });
    pen.write(`Reference for ${name}`, { size: 18, font: 'heading', below: mm(5), role: 'H1' });
    pen.write('To whom it may concern,', { size: 11, below: mm(4) });
    for (const text of paragraphs) pen.write(text, { size: 11, below: mm(4) });
    pen.down(mm(6));
    pen.write(`The organisers of ${site.productName}`, { size: 11 });
  });
}
