import type { Signal } from '@meritum/shared/contracts/results';
import type { Assessment } from '@meritum/shared/merit/calibrate/assess';
import { pluralize } from '@meritum/shared/programme/format-count';
import { seconds } from '../../platform/clock';

type Found = Pick<Signal, 'kind' | 'ratings' | 'evidence'> & { judge?: string; entry?: string };

const times = (meanSquare: number) => `Scatters ${meanSquare.toFixed(1)} times as much as usual`;

function all({ signals }: Assessment, severityShown: boolean): Found[] {
  return [
    ...signals.sameness.map(({ judge, number, ratings }) => ({
      kind: 'sameness' as const,
      judge,
      ratings,
      evidence: `Gave ${severityShown ? number : 'one number'} for every criterion`,
    })),
    ...signals.haste.map(({ judge, ratings, lasted }) => ({
      kind: 'haste' as const,
      judge,
      ratings,
      evidence: `${pluralize(ratings, 'rating')} in ${Math.round(lasted / seconds(1))} s`,
    })),
    ...(severityShown ? signals.drift : []).map(({ judge, ratings, change }) => ({
      kind: 'drift' as const,
      judge,
      ratings,
      evidence: `Became ${change < 0 ? 'stricter' : 'more lenient'} by ${Math.abs(change).toFixed(1)} points`,
    })),
    ...signals.disagreementOnNominations.map(({ name: entry, ratings, meanSquare }) => ({
      kind: 'disagreement on an entry' as const,
      entry,
      ratings,
      evidence: times(meanSquare),
    })),
    ...signals.disagreementOfJudges.map(({ name: judge, ratings, meanSquare }) => ({
      kind: 'disagreement of a judge' as const,
      judge,
      ratings,
      evidence: times(meanSquare),
    })),
    ...signals.against.map(({ judge, ratings }) => ({
      kind: 'against the others' as const,
      judge,
      ratings,
      evidence: 'Runs against the others: low where they rate high, high where they rate low',
    })),
  ];
}

/** Ids of judges with a signal. */
export const judgesIn = (assessment: Assessment): string[] => [
  ...new Set(all(assessment, true).flatMap(({ judge }) => (judge ? [judge] : []))),
];

const named = (id: string | undefined, names: ReadonlyMap<string, string>) =>
  id === undefined ? null : { id, name: names.get(id) ?? '' };

/**
 * Unusual patterns, in words.
 * @param severityShown whether the words may reveal how high or low a judge rates
 */
export const presentSignals = (
  assessment: Assessment,
  names: { judges: ReadonlyMap<string, string>; nominations: ReadonlyMap<string, string> },
  severityShown: boolean,
): Signal[] =>
  all(assessment, severityShown).map(({ judge, entry, ...rest }) => ({
    ...rest,
    judge: named(judge, names.judges),
    nomination: named(entry, names.nominations),
  }));
