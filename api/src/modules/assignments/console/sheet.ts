import type { CoverageMapReply } from '@meritum/shared/contracts/coverage-map';
import type { Sheet } from '../../../platform/exports/sheet';

type Covered = CoverageMapReply['entries'][number];

/** How far each entry is covered, as a table; nothing where the reader is tied to it. */
export const coverageSheet = ({ entries, minimum, planned }: CoverageMapReply): Sheet<Covered> => ({
  name: 'Assignments',
  columns: [
    { title: 'Nomination', of: ({ nominationId }) => nominationId },
    { title: 'Nominee', of: ({ name }) => name },
    { title: 'Organization', of: ({ organization }) => organization },
    { title: 'Category', of: ({ category }) => category },
    { title: 'Judges', of: ({ assigned }) => assigned },
    { title: 'Ratings', of: ({ completed }) => completed },
    { title: 'Fewest ratings', of: () => minimum },
    { title: 'Planned ratings', of: () => planned },
    { title: 'Tie', of: ({ tie }) => tie },
  ],
  rows: entries,
});
