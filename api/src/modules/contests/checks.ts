import type { ResultCheck } from '@meritum/shared/contracts/results';
import type { Assessment } from '@meritum/shared/merit/calibrate/assess';
import { borderlineIn } from './assess';
import type { ContestSnapshot, Entry } from './contest-snapshot';

const check = (
  name: ResultCheck['name'],
  [count, of]: readonly [count: number, of: number],
  { isRequired }: { isRequired: boolean },
): ResultCheck => ({ name, count, of, isRequired, isMet: count === 0 });

const required = { isRequired: true };
const advisory = { isRequired: false };

/** Borderline entries for which extra judges were not asked for yet. */
export function borderlineWithoutExtraJudges(
  { result }: ContestSnapshot,
  assessment: Assessment | null,
): string[] {
  const asked = new Set(result.extras.map(({ nominationId }) => nominationId));
  return assessment ? borderlineIn(assessment).filter((id) => !asked.has(id)) : [];
}

/** Checks before results become final, counted among the given entries and nominations. */
export function checksOf(
  snapshot: ContestSnapshot,
  entries: readonly Entry[],
  assessment: Assessment | null,
  nominations: ContestSnapshot['nominations'] = snapshot.nominations,
): ResultCheck[] {
  const { frozen, result } = snapshot;
  const counted = entries.filter(({ isVoided }) => !isVoided);
  const uncovered = snapshot.uncovered.filter((one) => entries.includes(one));
  const isJudged = result.state === 'open' || result.state === 'closing';
  const among = new Set(entries.map(({ nomination }) => nomination._id));
  const voids = result.voids.filter(({ nominationId }) => among.has(nominationId));
  const proposed = voids.filter(({ state }) => state === 'proposed');
  const begun = nominations.filter(({ judgingBegun, erasedAt }) => judgingBegun && !erasedAt);
  const returned = begun.filter(({ status }) => status === 'APPLICATION_PENDING');
  const borderline = assessment ? borderlineIn(assessment) : [];
  const unasked = borderlineWithoutExtraJudges(snapshot, assessment);
  const pending = sum(counted.map((one) => one.pending));
  const assigned = pending + sum(counted.map(({ completed }) => completed.length));
  return [
    check('rules frozen', [frozen ? 0 : 1, 1], required),
    check('judging closed', [isJudged ? 1 : 0, 1], required),
    // Extra judges can be asked for only until judging closes.
    check('borderline entries asked for', [unasked.length, borderline.length], {
      isRequired: isJudged,
    }),
    check('no open void', [proposed.length, voids.length], required),
    check('coverage', [uncovered.length, counted.length], advisory),
    check('no pending assignments', [pending, assigned], advisory),
    check('no returned nominations', [returned.length, begun.length], advisory),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
