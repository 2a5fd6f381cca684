import {
  labelledTexts,
  type SubmittedNominationReply,
} from '@meritum/shared/contracts/nominations';
import type { Detail, Paper } from '../../platform/papers/paper';
import { formatDateTime, paragraphsOf } from '../../platform/text';
import { notProvided } from './rules';

export function copyOfNomination(nomination: SubmittedNominationReply): Paper {
  const { fullName, reference, submittedAt } = nomination;
  return {
    kind: 'copy',
    size: 'A4',
    facts: {
      title: `Nomination ${reference}`,
      date: new Date(submittedAt),
      heading: fullName || notProvided,
      details: detailsOf(nomination).map(([label, value]) => [label, value.trim() || notProvided]),
      essays: labelledTexts(nomination)
        .filter(({ control }) => control === 'essay')
        .map(({ label, text }) => [label, paragraphsOf(text)]),
    },
  };
}

function detailsOf(nomination: SubmittedNominationReply): Detail[] {
  const { reference, category, season, submittedAt, email } = nomination;
  const { fullName: _, supportingLinks, document, ...texts } = nomination;
  return [
    ['Reference', reference],
    ['Category', `${category}, season ${season}`],
    ['Submitted', formatDateTime(new Date(submittedAt))],
    ['Email', email],
    ...labelledTexts(texts)
      .filter(({ control }) => control !== 'essay')
      .map(({ label, text }): Detail => [label, text]),
    ['Supporting document', document?.name ?? ''],
    ...supportingLinks.map((link, at): Detail => [`Supporting link ${at + 1}`, link]),
  ];
}
