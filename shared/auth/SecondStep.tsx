import { session } from '@meritum/shared/auth/session';
import { useEffect, useRef, useState } from 'react';
import { isClientError } from '../client/clientError';
import type { FactorMethod } from '../contracts/factors';
import { Notice } from '../ui/Notice';
import { Spinner } from '../ui/Spinner';
import styles from './AuthPanel.module.css';
import { ProofForm } from './ProofForm';

/** The second step of a sign-in, after the password or Google. */
export function SecondStep() {
  const [methods, setMethods] = useState<readonly FactorMethod[]>();
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let here = true;
    heading.current?.focus({ preventScroll: true });
    session.askSecondStep().then(
      (options) => here && options && setMethods(options.methods),
      (error: unknown) => {
        if (!isClientError(error)) throw error;
        if (here) setFailed(true);
      },
    );
    return () => {
      here = false;
    };
  }, []);

  return (
    <div className={styles.card}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        One more step
      </h2>
      <p>Confirm that it is you with a second step.</p>
      {!methods && !failed && <Spinner label="One moment..." />}
      {failed && <Notice kind="error">Could not reach the server.</Notice>}
      {methods && (
        <ProofForm
          label="Second step"
          methods={methods}
          ask={session.askSecondStep}
          prove={session.takeSecondStep}
        />
      )}
      <button type="button" className={styles.reset} onClick={session.dropSecondStep}>
        Sign in another way
      </button>
    </div>
  );
}
