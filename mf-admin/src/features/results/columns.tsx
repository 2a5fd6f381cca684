import type { PreviewEntry } from '@meritum/shared/contracts/results';
import { Badge } from '@meritum/shared/ui/Badge';
import { type Column, sortable } from '../table/columns';

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** The probability of the tier that the rule gives. */
function chanceOf({ tier, certainty }: PreviewEntry): number | null {
  return certainty?.tiers.find((one) => one.tier === tier)?.probability ?? null;
}

function Award({ entry }: { entry: PreviewEntry }) {
  if (entry.isVoided) return <Badge kind="danger">Voided</Badge>;
  if (entry.score === null) return <Badge kind="warning">Too few ratings</Badge>;
  return entry.tier ?? 'No award';
}

function Cut({ isBorderline, extraJudgesAsked }: PreviewEntry) {
  if (isBorderline === null) return '';
  if (!isBorderline) return 'Clear';
  return (
    <Badge kind="warning">
      {extraJudgesAsked ? 'Borderline, more judges asked' : 'Borderline'}
    </Badge>
  );
}

/** What the rule decides and how certain it is. */
export const entryColumns: readonly Column<PreviewEntry>[] = [
  sortable('name', 'Entry', ({ fullName }) => fullName, { share: 2 }),
  {
    id: 'score',
    header: 'Score',
    cell: ({ score }) => score ?? '',
    sortBy: ({ score }) => (score === null ? null : Number(score)),
    align: 'end',
  },
  { id: 'tier', header: 'Award', cell: (entry) => <Award entry={entry} /> },
  {
    id: 'ratings',
    header: 'Ratings',
    cell: ({ ratings, pending }) => (pending > 0 ? `${ratings} + ${pending} pending` : ratings),
    sortBy: ({ ratings }) => ratings,
    align: 'end',
  },
  {
    id: 'calibrated',
    header: 'Calibrated',
    cell: ({ certainty }) =>
      certainty ? `${certainty.score.toFixed(2)} ± ${certainty.standardError.toFixed(2)}` : '',
    sortBy: ({ certainty }) => certainty?.score ?? null,
    align: 'end',
  },
  {
    id: 'chance',
    header: 'Certainty',
    cell: (entry) => {
      const chance = chanceOf(entry);
      return chance === null ? '' : percent(chance);
    },
    sortBy: chanceOf,
    align: 'end',
  },
  { id: 'cut', header: 'Cut', cell: Cut },
];

const toldBefore = ['name', 'ratings', 'cut'];

/** Columns before judging is closed for good. */
export const openColumns: readonly Column<PreviewEntry>[] = [
  ...entryColumns.filter(({ id }) => toldBefore.includes(id)),
  {
    id: 'counts',
    header: 'Counts',
    cell: ({ isVoided }) => (isVoided ? <Badge kind="danger">Voided</Badge> : 'Yes'),
  },
];
