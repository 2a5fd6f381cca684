import type { PreviewEntry, PreviewReply } from '@meritum/shared/contracts/results';
import { Badge } from '@meritum/shared/ui/Badge';
import { RatingStrip } from '@meritum/shared/ui/RatingStrip';
import { type Column, sortable } from '../table/columns';

/** The probability of the tier that the rule gives. */
function chanceOf({ tier, certainty }: PreviewEntry): number | null {
  return certainty?.tiers.find((one) => one.tier === tier)?.probability ?? null;
}

function certaintyText(entry: PreviewEntry): string {
  const chance = chanceOf(entry);
  return chance === null ? '' : `${Math.round(chance * 100)} % certain`;
}

function resultOf({ score, tier, isVoided }: PreviewEntry): string {
  if (isVoided) return 'Does not count';
  return tier ?? (score === null ? 'No result' : 'No award');
}

/** Those whose tier is not certain come first, among them the least certain; unknown ones last. */
function nearness(entry: PreviewEntry): number | null {
  if (entry.isBorderline === null) return null;
  return (entry.isBorderline ? 0 : 1) + (chanceOf(entry) ?? 0) / 2;
}

function Uncertain({ isBorderline, extraJudgesAsked }: PreviewEntry) {
  if (!isBorderline) return null;
  const words = extraJudgesAsked ? 'Not certain, more judges asked' : 'Not certain';
  return <Badge kind="warning">{words}</Badge>;
}

const score: Column<PreviewEntry> = {
  id: 'score',
  header: 'Score',
  cell: (entry) => entry.score ?? '',
  sortBy: (entry) => (entry.score === null ? null : Number(entry.score)),
  align: 'end',
};

/**
 * The columns: scores and tiers once they are told, single ratings once these are, and whether a tier
 * is certain while that can still matter.
 */
export function columnsOf(preview: PreviewReply): readonly Column<PreviewEntry>[] {
  const { entries, bands, scoresShown, state, minimumRatings } = preview;
  const isNearShown =
    state !== 'published' && entries.some(({ isBorderline }) => isBorderline !== null);
  const areSingleShown = scoresShown && entries.some(({ given }) => given !== null);
  const columns: (Column<PreviewEntry> | false)[] = [
    sortable('name', 'Nominee', ({ fullName }) => fullName, { share: 2 }),
    scoresShown && score,
    scoresShown && { header: 'Tier', cell: resultOf, below: certaintyText },
    isNearShown && { id: 'cut', header: 'Is the tier certain?', cell: Uncertain, sortBy: nearness },
    {
      id: 'ratings',
      header: 'Ratings',
      cell: ({ ratings, pending }) => (pending > 0 ? `${ratings} + ${pending} to come` : ratings),
      below: ({ ratings, isVoided }) =>
        !isVoided && ratings < minimumRatings && `${minimumRatings - ratings} missing`,
      sortBy: ({ ratings }) => ratings,
      align: 'end',
    },
    areSingleShown && {
      header: 'Single ratings',
      cell: ({ given }) => given && given.length > 0 && <RatingStrip given={given} bands={bands} />,
      share: 2,
    },
  ];
  return columns.filter((column) => column !== false);
}
