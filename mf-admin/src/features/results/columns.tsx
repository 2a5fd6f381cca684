import type { PreviewEntry, PreviewReply } from '@meritum/shared/contracts/results';
import { Badge } from '@meritum/shared/ui/Badge';
import { RatingStrip } from '@meritum/shared/ui/RatingStrip';
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

/** Borderline entries first, among them the least certain; unknown ones last. */
function nearness(entry: PreviewEntry): number | null {
  if (entry.isBorderline === null) return null;
  return (entry.isBorderline ? 0 : 1) + (chanceOf(entry) ?? 0) / 2;
}

/** What the rule decides and how certain it is. */
const decided: readonly Column<PreviewEntry>[] = [
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
  { id: 'cut', header: 'Cut', cell: Cut, sortBy: nearness },
];

const toldBefore = ['name', 'ratings', 'cut'];

/** Before judging has ended: how many ratings lack for a result. */
const enough = (minimum: number): Column<PreviewEntry> => ({
  id: 'enough',
  header: 'Enough ratings',
  cell({ isVoided, ratings }) {
    if (isVoided) return <Badge kind="danger">Voided</Badge>;
    return ratings < minimum ? `${minimum - ratings} missing` : 'Yes';
  },
});

/**
 * The columns: scores once they are told, single ratings once these are, and how near a cut an entry
 * is while that can still matter.
 */
export function columnsOf(preview: PreviewReply): readonly Column<PreviewEntry>[] {
  const { entries, bands, scoresTold, state, minimumRatings } = preview;
  const isNearTold =
    state !== 'published' && entries.some(({ isBorderline }) => isBorderline !== null);
  const shown = decided.filter(
    ({ id }) => (id !== 'cut' || isNearTold) && (scoresTold || toldBefore.includes(id)),
  );
  if (!scoresTold) return [...shown, enough(minimumRatings)];
  if (entries.every(({ given }) => given === null)) return shown;
  return [
    ...shown,
    {
      id: 'given',
      header: 'Single ratings',
      cell: ({ given }) => given && given.length > 0 && <RatingStrip given={given} bands={bands} />,
      share: 2,
    },
  ];
}
