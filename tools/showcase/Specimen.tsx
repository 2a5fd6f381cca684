import { classNames } from '@meritum/shared/ui/classNames';
import type { ReactNode } from 'react';
import styles from './Specimen.module.css';

interface SpecimenProps {
  name: string;
  layout?: 'row' | 'columns' | 'stack';
  children: ReactNode;
}

/** One component in its states. */
export function Specimen({ name, layout = 'row', children }: SpecimenProps) {
  return (
    <div className={styles.root}>
      <h3 className={styles.name}>{name}</h3>
      <div className={classNames(styles[layout])}>{children}</div>
    </div>
  );
}
