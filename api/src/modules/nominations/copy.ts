import {
  labelledTexts,
  type SubmittedNominationReply,
} from '@meritum/shared/contracts/nominations';
import { site } from '@meritum/shared/programme/site';
import { mm, type Pen, paper } from '../../platform/pdf/paper';
import { formatDateTime } from '../../platform/text';
import { notProvided } from './rules';

/** The submitted nomination as a PDF. The same nomination gives the same bytes. */
export function copyOfNomination(nomination: SubmittedNominationReply): Promise<Buffer> {
  const { fullName, reference, submittedAt } = nomination;
  const date = new Date(submittedAt);
  const about = { title: `Nomination ${reference}`, layout: 'portrait', date } as const;
  const inFull = { name: 'nomination.txt', text: textOf(nomination) };
  return paper({ ...about, author: site.productName, inFull }, (pen) => {
    pen.write(site.productName, { size: 12, colour: 'quiet', below: mm(6) });
    pen.write(fullName || notProvided, { size: 26, font: 'heading', below: mm(4), role: 'H1' });
    pen.rule('left');
    if (!pen.hasLettersFor(inFull.text))
      pen.write(lettersMissing, { size: 11, colour: 'accent', below: mm(5) });
    for (const [label, value] of factsOf(nomination)) fact(pen, label, value);
    for (const { label, text } of essaysOf(nomination)) {
      pen.write(label, { size: 16, font: 'heading', below: mm(3) });
      for (const paragraph of text.split('\n').filter((line) => line.trim() !== ''))
        pen.write(paragraph, { size: 11, below: mm(2) });
    }
  });
}

const lettersMissing =
  'This copy has no font for some of the letters and shows their number instead. The full text is attached to this file as nomination.txt. Judges read it as you wrote it.';

/** The full text, for letters that the PDF's fonts lack. */
function textOf(nomination: SubmittedNominationReply): string {
  const lines = factsOf(nomination).map(([label, value]) => `${label}: ${value || notProvided}`);
  const essays = essaysOf(nomination).flatMap(({ label, text }) => ['', `${label}:`, text]);
  return [nomination.fullName || notProvided, '', ...lines, ...essays, ''].join('\n');
}

function factsOf(nomination: SubmittedNominationReply): [string, string][] {
  const { reference, category, season, submittedAt, email } = nomination;
  const { fullName: _, supportingLinks, document, ...texts } = nomination;
  return [
    ['Reference', reference],
    ['Category', `${category}, season ${season}`],
    ['Submitted', formatDateTime(new Date(submittedAt))],
    ['Email', email],
    ...labelledTexts(texts)
      .filter(({ control }) => control !== 'essay')
      .map(({ label, text }): [string, string] => [label, text]),
    ['Supporting document', document?.name ?? ''],
    ...supportingLinks.map((link, at): [string, string] => [`Supporting link ${at + 1}`, link]),
  ];
}

const essaysOf = (nomination: SubmittedNominationReply) =>
  labelledTexts(nomination).filter(({ control }) => control === 'essay');

function fact(pen: Pen, label: string, value: string): void {
  pen.write(label, { size: 9, colour: 'quiet', below: mm(0.5) });
  pen.write(value.trim() || notProvided, { size: 11, below: mm(3) });
}
