import { session } from '@meritum/shared/auth/session';
import { useEffect, useRef } from 'react';
import * as design from '../ui/design.module.css';
import styles from './AuthPanel.module.css';
import { AskedProof } from './ProofForm';

/** The second step of a sign-in, after the password or Google. */
export function SecondStep() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={design.grid3}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
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
