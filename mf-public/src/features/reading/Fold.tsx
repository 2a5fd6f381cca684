import { useLocation } from '@meritum/shared/router';
import { Prose } from '@meritum/shared/ui/Prose';
import { type ReactNode, useEffect, useRef } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import styles from './Fold.module.css';

interface FoldProps {
  /** The fragment in the address that opens it. */
  id?: string;
  summary: string;
  children: ReactNode;
}

/** Details that few readers need, closed until asked for; printed and found in the page all the same. */
export function Fold({ id, summary, children }: FoldProps) {
  const { hash, key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened again when it is asked for again
  useEffect(() => {
    if (id && hash === `#${id}` && details.current) details.current.open = true;
  }, [id, hash, key]);
  return (
    <details ref={details} id={useHydrated() ? id : undefined} className={styles.root}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>
        <Prose>{children}</Prose>
      </div>
    </details>
  );
}
