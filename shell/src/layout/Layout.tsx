import { type ReactNode, useRef } from 'react';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.css';
import { ToastRegion } from './ToastRegion';
import { useNavigationEffects } from './useNavigationEffects';

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
