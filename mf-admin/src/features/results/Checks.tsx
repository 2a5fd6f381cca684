import type { ResultCheck } from '@meritum/shared/contracts/results';
import { Badge } from '@meritum/shared/ui/Badge';
import styles from './Results.module.css';

const words: Record<ResultCheck['name'], { met: string; unmet(count: number): string }> = {
  'rules frozen': { met: 'The rules are frozen', unmet: () => 'The rules are a draft' },
  'judging closed': {
    met: 'Judging is closed for good',
    unmet: () => 'Judging is not closed for good yet',
  },
  'borderline entries asked for': {
    met: 'More judges were asked for wherever a cut is near',
    unmet: (count) => `${count} borderline without more judges asked for`,
  },
  'no open void': {
    met: 'Nothing is proposed to be taken out',
    unmet: (count) => `${count} proposed to be taken out`,
  },
  coverage: {
    met: 'Every entry has enough ratings',
    unmet: (count) => `${count} with too few ratings: they get no result`,
  },
  'no pending assignments': {
    met: 'Every assignment is rated or given back',
    unmet: (count) => `${count} assignments are not rated`,
  },
  'no returned nominations': {
    met: 'No entry is with its nominator',
    unmet: (count) => `${count} rated and returned to their nominators`,
  },
};

const kindOf = ({ isMet, isRequired }: ResultCheck) => {
  if (isMet) return 'success';
  return isRequired ? 'danger' : 'warning';
};

const markOf = ({ isMet, isRequired }: ResultCheck) => {
  if (isMet) return 'Done';
  return isRequired ? 'Needed' : 'To weigh';
};

/** What stands before results are final. */
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
