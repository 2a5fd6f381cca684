import type { PreviewEntry } from '@meritum/shared/contracts/results';
import type { Sheet } from '../../platform/exports/sheet';

const byScore = (one: PreviewEntry, other: PreviewEntry) =>
  Number(other.score ?? -1) - Number(one.score ?? -1) || (one.fullName < other.fullName ? -1 : 1);

/** The results of a contest as the reader may see them, highest score first. */
export const resultsSheet = (entries: readonly PreviewEntry[]): Sheet<PreviewEntry> => ({
  name: 'Results',
  columns: [
    { title: 'Id', of: ({ nominationId }) => nominationId },
    { title: 'Nominee', of: ({ fullName }) => fullName },
    { title: 'Organization', of: ({ organization }) => organization },
    { title: 'Voided', of: ({ isVoided }) => isVoided },
    { title: 'Ratings', of: ({ ratings }) => ratings },
    { title: 'Open assignments', of: ({ pending }) => pending },
    { title: 'Score', of: ({ score }) => (score === null ? null : Number(score)) },
    { title: 'Award', of: ({ tier }) => tier },
    { title: 'Calibrated score', of: ({ certainty }) => certainty?.score ?? null },
    { title: 'Standard error', of: ({ certainty }) => certainty?.standardError ?? null },
    { title: 'Borderline', of: ({ isBorderline }) => isBorderline },
    { title: 'Extra judges requested', of: ({ extraJudgesAsked }) => extraJudgesAsked },
  ],
  rows: [...entries].sort(byScore),
});
