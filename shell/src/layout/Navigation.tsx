import { organiserKey } from '@meritum/shared/client/organiserKey';
import { proofLinks } from '@meritum/shared/programme/footer';
import { navigation, prefixes } from '@meritum/shared/programme/routes';
import { Link, useLocation } from '@meritum/shared/router';
import { closeOnBack } from '@meritum/shared/ui/closeOnBack';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentOf } from './activeItem';
import styles from './Navigation.module.css';

export const navigationId = 'navigation';

/** Some promised browsers lack popovers; they show all items in the header. */
type Drawer = HTMLDivElement & { hidePopover?(): void };

/** Makes everything behind an open drawer inert for pointer and keyboard. */
function setReach(drawer: HTMLElement | null, isOpen: boolean) {
  drawer?.toggleAttribute('data-layer', isOpen);
  for (const element of document.querySelectorAll<HTMLElement>('main, footer')) {
    element.inert = isOpen;
  }
}

const withConsole = [...navigation, { label: 'Console', to: prefixes['mf-admin'] }];

function isOrganiserHere(): boolean {
  try {
    return localStorage.getItem(organiserKey) !== null;
  } catch {
    return false;
  }
}

/** No subscription: the value is read again whenever the page changes. */
const neverChanges = () => () => {};

/** Inline above 62em (992 px), otherwise a drawer: a popover, which works without scripts. */
export function Navigation() {
  const drawer = useRef<Drawer>(null);
  const { pathname } = useLocation();
  const isOrganiser = useSyncExternalStore(neverChanges, isOrganiserHere, () => false);

  const openedAt = useRef(pathname);
  const [nominations, setNominations] = useState('');

  const tellNominations = useCallback(() => {
    import('./nominationsNow')
      .then(({ nominationsNow }) => nominationsNow())
      .then(setNominations, () => {
        // Without the date the menu still works.
      });
  }, []);

  useEffect(() => {
    const nav = drawer.current;
    // On a prerendered page the menu may have been opened before hydration.
    if (nav?.hidePopover && nav.matches(':popover-open')) {
      setReach(nav, true);
      tellNominations();
    }
    // In a wide window the open drawer would cover the header, and the page would stay inert.
    // Neither listener is removed, because the menu exists as long as the page.
    const close = () => nav?.hidePopover?.();
    window.matchMedia('(width > 62em)').addEventListener('change', close);
    if (nav) closeOnBack(nav, close);
  }, [tellNominations]);

  useEffect(() => {
    if (openedAt.current !== pathname) drawer.current?.hidePopover?.();
  }, [pathname]);

  return (
    <div
      ref={drawer}
      id={navigationId}
      popover="auto"
      className={styles.drawer}
      onToggle={({ newState }) => {
        openedAt.current = pathname;
        setReach(drawer.current, newState === 'open');
        if (newState === 'open') tellNominations();
      }}
    >
      <nav aria-label="Main">
        <ul className={styles.items}>
          {(isOrganiser ? withConsole : navigation).map(({ label, to }) => (
            <li key={to}>
              <Link className={styles.item} to={to} aria-current={currentOf(to, pathname)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="More" className={styles.more}>
        <Link to={prefixes['mf-nomination']}>
          Nominate <small>{nominations}</small>
        </Link>
        {proofLinks.slice(0, 3).map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
