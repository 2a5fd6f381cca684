import { session } from '@meritum/shared/auth/session';
import * as design from '../ui/design.module.css';
import styles from './AuthPanel.module.css';
import { AskedProof } from './ProofForm';

const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** The second step of a sign-in, after the password or Google. */
export function SecondStep() {
  return (
    <div className={design.grid3}>
      <h2 ref={focus} tabIndex={-1} className={styles.heading}>
        One more step
      </h2>
      <p>Confirm that it is you with a second step.</p>
      <AskedProof label="Second step" ask={session.askSecondStep} prove={session.takeSecondStep} />
      <button type="button" className={styles.reset} onClick={session.dropSecondStep}>
        Sign in another way
      </button>
    </div>
  );
}
