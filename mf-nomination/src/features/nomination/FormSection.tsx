import type { ReactNode } from 'react';
import styles from './NominationForm.module.css';

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A titled part of the form. */
export function FormSection({ title, lead, children }: Props) {
  return (
    <section className={styles.section}>
      <div className={styles.intro}>
        <h2 className={styles.title}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
