import { type ReactNode, useEffect, useRef } from 'react';
import styles from './NominationPage.module.css';

interface Props {
  /** Whether a result comes first and nothing was written since. */
  isFolded: boolean;
  children: ReactNode;
}

/** The form; folded below a result. The tree is the same, so that typed text is not lost. */
export function NominateAgain({ isFolded, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The result may arrive while somebody is already using the form.
    const isUsed = details.current?.contains(document.activeElement);
    if (isFolded && details.current && !isUsed) details.current.open = false;
  }, [isFolded]);
  return (
    <details ref={details} open data-wide>
      <summary className={styles.summary} hidden={!isFolded}>
        Nominate again
      </summary>
      <div className={styles.again}>{children}</div>
    </details>
  );
}
