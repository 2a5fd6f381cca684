import type { PreviewReply } from '@meritum/shared/contracts/results';
import { Histogram } from '../chart/Histogram';
import { pluralize } from '../facts/pluralize';

/** How scores are distributed, with the cuts between tiers. */
export function Distribution({ preview: { entries, bands } }: { preview: PreviewReply }) {
  const scores = entries.flatMap(({ score }) => (score === null ? [] : [Number(score)]));
  if (scores.length === 0) return null;
  const marks = bands.cuts.map(({ tier, from }) => ({ at: from, label: `${tier} ${from}` }));
  return (
    <Histogram
      title="Distribution of scores"
      summary={`${pluralize(scores.length, 'entry has', 'entries have')} a score. The lines are the cuts between tiers.`}
      axis="Score"
      counted="Entries"
      values={scores}
      marks={marks}
    />
  );
}
