import { Section } from '@meritum/shared/ui/Section';
import type { ReactNode } from 'react';
import styles from './ClosingCall.module.css';

interface ClosingCallProps {
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** The dark band that ends a page with what to do next. */
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
