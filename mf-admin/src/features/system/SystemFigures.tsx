import { Badge } from '@meritum/shared/ui/Badge';
import { ConsoleLink } from '../console/ConsoleLink';
import type { Figure } from './figures';
import styles from './SystemFigures.module.css';

/** A list of figures with what each means; what is wrong is marked in words. */
export function SystemFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.root}>
      {figures.map(({ label, value, meaning, problem, to }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.meaning}>
            {problem && <Badge kind="warning">{problem}</Badge>}
            <span>{meaning}</span>
            {to && <ConsoleLink to={to.path}>{to.label}</ConsoleLink>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
