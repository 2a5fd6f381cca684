import { referenceOf } from '@meritum/shared/programme/reference';
import { Card } from '@meritum/shared/ui/Card';
import styles from '../review/Review.module.css';

interface Props {
  nominationId: string;
  /** It waits for its nominator to confirm the address. */
  waits: boolean;
}

/** What is known once a nomination has arrived: its reference, and what happens next. */
export function Confirmation({ nominationId, waits }: Props) {
  return (
    <Card as="section" aria-labelledby="confirmation" className={styles.review}>
      <h2 id="confirmation" className={styles.heading}>
        We have received it
      </h2>
      <p>
        Your reference is <strong>{referenceOf(nominationId)}</strong>. Name it when you write to
        us.
      </p>
      <h3>What happens next</h3>
      <ol className={styles.steps}>
        <li>You get a mail that confirms it.</li>
        {waits && <li>You confirm your email address. Your nomination waits until you do.</li>}
        <li>Independent judges read and rate it, each on their own.</li>
        <li>Winners are announced on this website and by mail.</li>
      </ol>
    </Card>
  );
}
