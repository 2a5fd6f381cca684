import { referenceOf } from '@meritum/shared/programme/reference';
import { Card } from '@meritum/shared/ui/Card';
import styles from '../review/Review.module.css';

interface Props {
  nominationId: string;
  /** Whether it waits for its nominator to confirm the address. */
  waits: boolean;
}

/** Shown after submitting: the reference and what happens next. */
export function Confirmation({ nominationId, waits }: Props) {
  return (
    <Card as="section" aria-labelledby="confirmation" className={styles.review}>
      <h2 id="confirmation" className={styles.heading}>
        Nomination received
      </h2>
      <p>
        Your reference is <strong>{referenceOf(nominationId)}</strong>. Quote it when you write to
        us.
      </p>
      <h3>What happens next</h3>
      <ol className={styles.steps}>
        <li>You will get an email that confirms it.</li>
        {waits && <li>You confirm your email address. Your nomination takes part only then.</li>}
        <li>Independent judges read and rate it, independently.</li>
        <li>Winners are announced on this website and by email.</li>
      </ol>
    </Card>
  );
}
