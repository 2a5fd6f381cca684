import type { ResultCheck } from '@meritum/shared/contracts/results';
import { Badge } from '@meritum/shared/ui/Badge';
import styles from './Results.module.css';

const words: Record<ResultCheck['name'], { met: string; unmet(count: number): string }> = {
  'rules frozen': { met: 'The rules are frozen', unmet: () => 'The rules are not frozen yet' },
  'judging closed': {
    met: 'Judging is closed for good',
    unmet: () => 'Judging is not closed for good yet',
  },
  'borderline entries asked for': {
    met: 'More judges were asked for all borderline entries',
    unmet: (count) => `Borderline entries that can get more judges: ${count}`,
  },
  'no open void': {
    met: 'No voids are waiting for confirmation',
    unmet: (count) => `Voids waiting for confirmation: ${count}`,
  },
  coverage: {
    met: 'Every entry has enough ratings',
    unmet: (count) => `Entries with too few ratings, which get no result: ${count}`,
  },
  'no pending assignments': {
    met: 'Every assignment is rated or recused',
    unmet: (count) => `Assignments not rated: ${count}`,
  },
  'no returned nominations': {
    met: 'No rated entry is returned to its nominator',
    unmet: (count) => `Rated entries returned to their nominators: ${count}`,
  },
};

const kindOf = ({ isMet, isRequired }: ResultCheck) => {
  if (isMet) return 'success';
  return isRequired ? 'danger' : 'warning';
};

const markOf = ({ isMet, isRequired }: ResultCheck) => {
  if (isMet) return 'Done';
  return isRequired ? 'Required' : 'To consider';
};

/** The conditions for final results. */
export function Checks({ checks }: { checks: readonly ResultCheck[] }) {
  return (
    <ul className={styles.checks}>
      {checks.map((check) => {
        const { met, unmet } = words[check.name];
        return (
          <li key={check.name} className={styles.marked}>
            <Badge kind={kindOf(check)}>{markOf(check)}</Badge>
            <span>{check.isMet ? met : unmet(check.count)}</span>
          </li>
        );
      })}
    </ul>
  );
}
