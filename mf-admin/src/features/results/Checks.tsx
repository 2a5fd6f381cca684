import type { ResultCheck } from '@meritum/shared/contracts/results';
import { Badge } from '@meritum/shared/ui/Badge';
import text from '../facts/text.module.css';
import styles from './Results.module.css';

interface Words {
  met: string;
  /** How many of how many. */
  unmet(count: string): string;
  /** When there is nothing that the check could be about. */
  none?: string;
}

/** A check that only a newer server makes. */
const unknown = (name: string): Words => ({ met: name, unmet: () => name });

const words: Readonly<Record<string, Words>> & Record<ResultCheck['name'], Words> = {
  'rules frozen': { met: 'The rules are frozen', unmet: () => 'The rules are not frozen yet' },
  'judging closed': {
    met: 'Judging has ended',
    unmet: () => 'Judging has not ended',
  },
  'borderline entries asked for': {
    met: 'More judges were asked for all borderline entries',
    unmet: (count) => `Borderline entries for which no more judges were asked: ${count}`,
    none: 'No entry is borderline',
  },
  'no open void': {
    met: 'No voids are waiting for confirmation',
    unmet: (count) => `Voids waiting for confirmation: ${count}`,
    none: 'No voids proposed',
  },
  coverage: {
    met: 'Every entry has enough ratings',
    unmet: (count) => `Entries with too few ratings, which get no result: ${count}`,
    none: 'There are no entries',
  },
  'no pending assignments': {
    met: 'Every assignment is rated or recused',
    unmet: (count) => `Assignments not rated: ${count}`,
    none: 'There are no assignments',
  },
  'no returned nominations': {
    met: 'No rated entry is returned to its nominator',
    unmet: (count) => `Rated entries returned to their nominators: ${count}`,
    none: 'No entry is rated yet',
  },
};

/** Nothing was looked at, so nothing is done. */
const isEmpty = ({ isMet, of }: ResultCheck) => isMet && of === 0;

const kindOf = (check: ResultCheck) => {
  if (check.isMet) return 'success';
  return check.isRequired ? 'danger' : 'warning';
};

const markOf = (check: ResultCheck) => {
  if (check.isMet) return 'Done';
  return check.isRequired ? 'Still to do' : 'To consider';
};

/** The conditions for final results. */
export function Checks({ checks }: { checks: readonly ResultCheck[] }) {
  return (
    <ul className={text.stack}>
      {checks.map((check) => {
        const { met, unmet, none = met } = words[check.name] ?? unknown(check.name);
        return (
          <li key={check.name} className={styles.marked}>
            {!isEmpty(check) && <Badge kind={kindOf(check)}>{markOf(check)}</Badge>}
            <span>
              {isEmpty(check) ? none : check.isMet ? met : unmet(`${check.count} of ${check.of}`)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
