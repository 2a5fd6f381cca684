import type { SubmittedNominationReply } from '@meritum/shared/contracts/nominations';
import { site } from '@meritum/shared/programme/site';
import { spelledTime } from '../../platform/text';
import { mm, type Pen, paper } from '../assignments/papers/paper';

const notProvided = 'Not provided';

/** What was sent, as a PDF to keep. The same nomination makes the same bytes. */
export function copyOfNomination(nomination: SubmittedNominationReply): Promise<Buffer> {
  const { fullName, reference, category, season, submittedAt } = nomination;
  const date = new Date(submittedAt);
  const title = `Nomination ${reference}`;
  return paper({ title, layout: 'portrait', date, author: site.productName }, (pen) => {
    pen.write(site.productName, { size: 12, colour: 'quiet', below: mm(6) });
    pen.write(fullName || notProvided, { size: 26, font: 'heading', below: mm(4), role: 'H1' });
    pen.rule('left');
    fact(pen, 'Reference', reference);
    fact(pen, 'Category', `${category}, season ${season}`);
    fact(pen, 'Submitted', spelledTime(date));
    for (const [label, value] of factsOf(nomination)) fact(pen, label, value);
    pen.write('Essay', { size: 16, font: 'heading', below: mm(3) });
    for (const paragraph of nomination.essay.split('\n').filter((line) => line.trim() !== ''))
      pen.write(paragraph, { size: 11, below: mm(2) });
  });
}

function factsOf(nomination: SubmittedNominationReply): [string, string][] {
  const { designation, organization, email, linkedInUrl, supportingLinks, document } = nomination;
  return [
    ['Email', email],
    ['Designation', designation],
    ['Organization', organization],
    ['LinkedIn URL', linkedInUrl],
    ['Supporting document', document?.name ?? ''],
    ...supportingLinks.map((link, at): [string, string] => [`Supporting link ${at + 1}`, link]),
  ];
}

function fact(pen: Pen, label: string, value: string): void {
  pen.write(label, { size: 9, colour: 'quiet', below: mm(0.5) });
  pen.write(value.trim() || notProvided, { size: 11, below: mm(3) });
}
