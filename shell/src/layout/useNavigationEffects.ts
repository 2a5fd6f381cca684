import { useLocation } from '@meritum/shared/router';
import { type RefObject, useEffect, useRef } from 'react';
import { scrollToFragment } from './scroll';

/**
 * What a navigation does to the page: a fragment scrolls to its element, any other change of route
 * goes to the top (LAY-018 to LAY-021) and takes the focus along, so that a keyboard or a screen
 * reader starts on the new page. A change of the query alone (filters) leaves everything in place.
 */
export function useNavigationEffects(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { pathname, hash } = location;
  const previousPath = useRef(pathname);

  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (!hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, main]);

  // The whole location, so that a second click on the same fragment scrolls again.
  useEffect(() => scrollToFragment(location), [location]);
}
