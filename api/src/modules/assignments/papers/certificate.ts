import { site } from '@meritum/shared/programme/site';
import { mm, paper } from '../../../platform/pdf/paper';
import type { ServiceRecord } from '../record';
import { serviceOf } from './service';

/** The certificate of service of a judge who has rated everything (JUD-049). */
export function certificate(record: ServiceRecord): Promise<Buffer> {
  const { name, season, categories, evaluations, criteria, period, date, to } = serviceOf(record);
  const title = 'Certificate of Service';
  const about = { title: `${title}: ${name}`, layout: 'landscape', date } as const;
  return paper({ ...about, author: site.productName }, (pen) => {
    pen.down(mm(8));
    pen.write(site.productName, { size: 15, colour: 'quiet', align: 'center', below: mm(10) });
    pen.write(title, { size: 40, font: 'heading', align: 'center', below: mm(8), role: 'H1' });
    pen.rule('center');
    pen.write('This certifies that', { size: 13, align: 'center', below: mm(4) });
    pen.write(name, { size: 30, font: 'heading', colour: 'accent', align: 'center', below: mm(5) });
    pen.write(
      `served as a judge of ${season} and evaluated ${evaluations} in ${categories} ${period}, independently and in confidence, on ${criteria}.`,
      { size: 13, align: 'center', below: mm(12) },
    );
    pen.write(`The organisers of ${site.productName}`, {
      size: 11,
      colour: 'quiet',
      align: 'center',
    });
    pen.write(to, { size: 11, colour: 'quiet', align: 'center' });
  });
}
