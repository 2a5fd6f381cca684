import { Notice } from '../ui/Notice';
import type { Answer } from './answers';
import styles from './FormAnswer.module.css';

/** What came of the last call as a whole: the catalogue's text, the provider's words below it (D40). */
export function FormAnswer({ answer }: { answer: Answer | undefined }) {
  if (!answer?.text) return null;
  return (
    <Notice kind={answer.kind}>
      <p>{answer.text}</p>
      {answer.detail && <p className={styles.detail}>{answer.detail}</p>}
    </Notice>
  );
}
