import type { CoverageReply } from '@meritum/shared/contracts/assignments';
import type { Sheet } from '../../platform/exports/sheet';

type Covered = CoverageReply['entries'][number];

/** Coverage of each entry as a sheet, without the reader's conflicts of interest. */
export const coverageSheet = ({ entries, minimum, planned }: CoverageReply): Sheet<Covered> => ({
  name: 'Assignments',
  columns: [
    { title: 'Nomination', of: ({ nominationId }) => nominationId },
    { title: 'Nominee', of: ({ fullName }) => fullName },
    { title: 'Organization', of: ({ organization }) => organization },
    { title: 'Category', of: ({ category }) => category },
    { title: 'Judges', of: ({ assigned }) => assigned },
    { title: 'Ratings', of: ({ completed }) => completed },
    { title: 'Waits for', of: ({ waitsFor }) => waitsFor },
    { title: 'Fewest ratings', of: () => minimum },
    { title: 'Planned ratings', of: () => planned },
  ],
  rows: entries,
});
