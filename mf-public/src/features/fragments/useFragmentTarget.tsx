import type { ReactNode } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import styles from './FragmentTarget.module.css';

/** What an element takes so that an address with a fragment leads to it. */
export interface FragmentTarget {
  id: string | undefined;
  className: string | undefined;
  /** Stands inside the element. */
  anchor: ReactNode;
}

/**
 * A place that addresses name by a fragment. The HTML gives its id to readers without scripts only:
 * the browser would jump there by itself, before the smooth scroll of LAY-019. The element has it
 * from the moment on at which scripts have taken the page over.
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
