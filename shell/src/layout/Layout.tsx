import { useLocation } from '@meritum/shared/router';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.css';
import { scrollToFragment } from './scroll';
import { ToastRegion } from './ToastRegion';
import { useCountedParts } from './useCountedParts';

/** Scrolls to the fragment, or to the top with the focus (LAY-018 to LAY-021). Ignores queries. */
function useNavigationEffects(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { pathname, hash } = location;
  const previousPath = useRef(pathname);

  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (!hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, main]);

  // Depends on the whole location, so that a second click on one fragment scrolls again.
  useEffect(() => scrollToFragment(location), [location]);
}

/** The frame of every page: skip link, header, main, footer, toasts. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useNavigationEffects(main);
  useCountedParts();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <ToastRegion />
    </>
  );
}
