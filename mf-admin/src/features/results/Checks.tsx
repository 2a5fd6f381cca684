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

function Mark({ isMet, isRequired }: ResultCheck) {
  if (isMet) return <Badge kind="success">Done</Badge>;
  if (isRequired) return <Badge kind="danger">Still to do</Badge>;
  return <Badge kind="warning">To consider</Badge>;
}

export function Checks({ checks }: { checks: readonly ResultCheck[] }) {
  return (
    <ul className={text.stack}>
      {checks.filter(isAboutAny).map((check) => {
        const { name } = check;
        // A newer server may make another check.
        const { met, unmet } = words[name] ?? { met: name, unmet: () => name };
        return (
          <li key={name} className={styles.marked}>
            <Mark {...check} />
            <span>
              {check.isMet ? met : unmet(`${formatCount(check.count)} of ${formatCount(check.of)}`)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
