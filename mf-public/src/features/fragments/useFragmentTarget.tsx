import type { ReactNode } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import styles from './FragmentTarget.module.css';

/** Props that make an element the target of a fragment. */
interface FragmentTarget {
  id: string | undefined;
  className: string | undefined;
  /** Rendered inside the element. */
  anchor: ReactNode;
}

/**
 * The target of a fragment. The prerendered HTML has its id only for readers without scripts,
 * because the browser would jump there before the smooth scroll of LAY-019. The element gets the id
 * after hydration.
 */
export function useFragmentTarget(id: string): FragmentTarget {
  const hydrated = useHydrated();
  return {
    id: hydrated ? id : undefined,
    className: styles.target,
    anchor: hydrated ? null : (
      <noscript>
        <span id={id} className={styles.anchor} />
      </noscript>
    ),
  };
}
