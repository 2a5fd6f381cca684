import { ratingScale } from '@meritum/shared/contracts/limits';
import styles from './EvaluationPanel.module.css';

/** The composite by the season's weights, once all are chosen; it follows the dropdowns (JUD-032). */
export function Composite({ value }: { value: number | undefined }) {
  return (
    <p className={styles.composite}>
      <span>Composite Rating</span>
      <output aria-live="polite">{`${value?.toFixed(1) ?? '–'}/${ratingScale.max}`}</output>
    </p>
  );
}
