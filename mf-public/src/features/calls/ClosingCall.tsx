import { Section } from '@meritum/shared/ui/Section';
import styles from './ClosingCall.module.css';
import { NextSteps, type Steps } from './NextSteps';

interface ClosingCallProps {
  title: string;
  text: string;
  steps: Steps;
}

/** The dark band at the end of a page with the next steps. */
export function ClosingCall({ title, text, steps }: ClosingCallProps) {
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
