import { useLocation } from '@meritum/shared/router';
import { classNames } from '@meritum/shared/ui/classNames';
import { Prose } from '@meritum/shared/ui/Prose';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFragmentTarget } from '../fragments/useFragmentTarget';
import styles from './Fold.module.css';

interface FoldProps {
  /** The fragment that opens it. */
  id?: string;
  summary: string;
  children: ReactNode;
}

/** Details for few readers, closed at first; printed and found by searches in the page. */
export function Fold({ id, summary, children }: FoldProps) {
  const { hash, key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const target = useFragmentTarget(id ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened again when it is asked for again
  useEffect(() => {
    if (id && hash === `#${id}` && details.current) details.current.open = true;
  }, [id, hash, key]);
  return (
    <details
      ref={details}
      id={id && target.id}
      className={classNames(styles.root, id && target.className)}
    >
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>
        {id && target.anchor}
        <Prose>{children}</Prose>
      </div>
    </details>
  );
}
