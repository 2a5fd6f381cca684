import * as design from '@meritum/shared/ui/design.module.css';
import type { ReactNode } from 'react';
import styles from './RuledList.module.css';

interface RuledListProps {
  /** The meaning of each term. */
  items: Readonly<Record<string, ReactNode>>;
  before?: (term: string) => ReactNode;
}

/** Terms and their meanings, divided by hairlines. */
export function RuledList({ items, before }: RuledListProps) {
  return (
    <dl className={design.ruleBelow}>
      {Object.entries(items).map(([term, text]) => (
        <div key={term} className={styles.item}>
          <dt>
            {before?.(term)}
            {term}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
