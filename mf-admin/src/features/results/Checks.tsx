import type { ResultCheck } from '@meritum/shared/contracts/results';
import { Badge } from '@meritum/shared/ui/Badge';
import { formatCount } from '@meritum/shared/ui/formatCount';
import text from '../facts/text.module.css';
import styles from './Results.module.css';

interface Words {
  met: string;
  /** How many of how many. */
  unmet(count: string): string;
}

/** A check that only a newer server makes. */
const unknown = (name: string): Words => ({ met: name, unmet: () => name });

const words: Readonly<Record<string, Words>> & Record<ResultCheck['name'], Words> = {
  'rules frozen': { met: 'The rules are final', unmet: () => 'The rules are not final yet' },
  'judging closed': {
    met: 'Judging has ended',
    unmet: () => 'Judging has not ended',
  },
  'borderline entries asked for': {
    met: 'More judges were asked for wherever a tier was not certain',
    unmet: (count) => `Nominations whose tier is not certain, without more judges: ${count}`,
  },
  'no open void': {
    met: 'Nothing waits to be voided',
    unmet: (count) => `Proposals to void something: ${count}`,
  },
  coverage: {
    met: 'Every nomination has enough ratings',
    unmet: (count) => `Nominations with too few ratings, which get no result: ${count}`,
  },
  'no pending assignments': {
    met: 'Every assignment is rated or given back',
    unmet: (count) => `Assignments not rated: ${count}`,
  },
  'no returned nominations': {
    met: 'No rated nomination is returned to its nominator',
    unmet: (count) => `Rated nominations returned to their nominators: ${count}`,
  },
};

/** A check with nothing to look at is not told: nothing is done. */
const isAboutAny = ({ isMet, of }: ResultCheck) => !isMet || of > 0;

const kindOf = (check: ResultCheck) => {
  if (check.isMet) return 'success';
  return check.isRequired ? 'danger' : 'warning';
};

const markOf = (check: ResultCheck) => {
  if (check.isMet) return 'Done';
  return check.isRequired ? 'Still to do' : 'To consider';
};

export function Checks({ checks }: { checks: readonly ResultCheck[] }) {
  return (
    <ul className={text.stack}>
      {checks.filter(isAboutAny).map((check) => {
        const { met, unmet } = words[check.name] ?? unknown(check.name);
        return (
          <li key={check.name} className={styles.marked}>
            <Badge kind={kindOf(check)}>{markOf(check)}</Badge>
            <span>
              {check.isMet ? met : unmet(`${formatCount(check.count)} of ${formatCount(check.of)}`)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
