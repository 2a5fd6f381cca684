import { Section } from '@meritum/shared/ui/Section';
import styles from './ClosingCall.module.css';
import { NextSteps, type Steps } from './NextSteps';

/** The dark band at the end of a page with the next steps. */
export function ClosingCall({ title, text, steps }: { title: string; text: string; steps: Steps }) {
  return (
    <Section tone="ink" className={styles.band}>
      <div className={styles.call}>
        <div>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>
          <NextSteps steps={steps} size="l" />
        </div>
      </div>
    </Section>
  );
}
