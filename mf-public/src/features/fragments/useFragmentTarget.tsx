import type { ReactNode } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import styles from './FragmentTarget.module.css';

interface FragmentTarget {
  id: string | undefined;
  className: string | undefined;
  anchor: ReactNode;
}

/** The element gets its id after hydration: the browser would jump there before LAY-019 scrolls. */
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
