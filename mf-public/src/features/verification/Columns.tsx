import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Columns.module.css';

interface Props {
  heading: string;
  status: 'idle' | 'working' | 'failed' | 'checked';
  /** What is being done, while it is. */
  progress: string;
  result: ReactNode;
  /** Chooses what to check. */
  children: ReactNode;
}

/** What is to be checked, beside the result, which gets the focus once it is there. */
export function Columns({ heading, status, progress, result, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status === 'checked' || status === 'failed') panel.current?.focus();
  }, [status]);
  return (
    <div className={styles.columns}>
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        {children}
      </div>
      <div ref={panel} tabIndex={-1} className={styles.panel} data-status={status}>
        <p role="status" className={styles.progress}>
          {progress}
        </p>
        {result}
      </div>
    </div>
  );
}
