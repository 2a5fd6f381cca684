import { formatCount } from '@meritum/shared/programme/format-count';
import * as design from '@meritum/shared/ui/design.module.css';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface Props {
  /** Facts without a value are left out. */
  facts: readonly Fact[];
}

export function Facts({ facts }: Props) {
  const known = facts.filter(({ value }) => value !== '' && value !== null && value !== undefined);
  return (
    <dl className={styles.root}>
      {known.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={design.minor}>{label}</dt>
          <dd className={styles.value}>{typeof value === 'number' ? formatCount(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
