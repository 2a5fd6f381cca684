import { toasts } from '@meritum/shared/ui/toasts';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.css';
import { useNavigationEffects } from './useNavigationEffects';

const Toaster = lazy(() =>
  import('@meritum/shared/ui/Toaster').then((module) => ({ default: module.Toaster })),
);

/** Loads the toast component (12 kB) with the first toast and keeps it. */
function ToastRegion() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => toasts.subscribe(() => setNeeded(true)), []);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}

/** The frame of every page: skip link, header, main, footer, toasts. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useNavigationEffects(main);
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
