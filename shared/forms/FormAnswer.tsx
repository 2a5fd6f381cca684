import { Notice } from '../ui/Notice';
import type { Answer } from './answers';
import styles from './FormAnswer.module.css';

/** The outcome of the last call: the catalogue's text, with the provider's message below it (D40). */
export function FormAnswer({ answer }: { answer: Answer | undefined }) {
  if (!answer?.text) return null;
  return (
    // Screen readers pass over a status that comes into the page with its text, but read an alert.
    <Notice kind={answer.kind} role="alert">
      <p>{answer.text}</p>
      {answer.detail && <p className={styles.detail}>{answer.detail}</p>}
    </Notice>
  );
}
