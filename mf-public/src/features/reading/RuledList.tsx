import type { ReactNode } from 'react';
import styles from './RuledList.module.css';

interface RuledListProps {
  items: readonly { id: string; term: ReactNode; text: ReactNode }[];
}

/** Terms and what they mean, divided by hairlines. */
export function RuledList({ items }: RuledListProps) {
  return (
    <dl className={styles.root}>
      {items.map(({ id, term, text }) => (
        <div key={id} className={styles.item}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
