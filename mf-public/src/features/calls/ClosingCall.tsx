import { Section } from '@meritum/shared/ui/Section';
import type { ReactNode } from 'react';
import styles from './ClosingCall.module.css';

interface ClosingCallProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The dark band at the end of a page with the next steps. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <Section tone="ink" className={styles.band}>
      <div className={styles.call}>
        <div>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </Section>
  );
}
