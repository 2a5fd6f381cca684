import { useEffect, useSyncExternalStore } from 'react';
import { signedInHereKey } from '../client/localKeys';
import { readLocal } from '../client/localStore';
import { Card } from '../ui/Card';
import * as design from '../ui/design.module.css';
import { Fetched, FetchedComponent } from '../ui/Fetched';
import { useFocusAfterChange } from '../ui/useFocusAfterChange';
import styles from './AuthPanel.module.css';
import { type PanelItem, SignedInPanel } from './SignedInPanel';
import type { SessionState } from './session';
import { useSession } from './useSession';

const signedOut = new FetchedComponent(
  async () => (await import(/* webpackChunkName: "signed-out" */ './SignedOutPanel')).SignedOut,
);
const ahead = () => void signedOut.load().catch(() => {});
// People who have signed in here rarely need it, so its loading can wait.
if (readLocal(signedInHereKey) === undefined) ahead();
/** Milliseconds until they fetch the signed-out panel, when the first field is loaded. */
const fetchedAfter = 4_000;

/**
 * The session of a page with the panel. It counts as loading until a visitor's form can be shown,
 * so that the form moves nothing (AUTH-015). Expired sessions keep their page.
 */
export function useSessionWithPanel(): SessionState {
  const state = useSession();
  const hasForm = useSyncExternalStore(
    signedOut.subscribe,
    () => signedOut.tried,
    () => true,
  );
  const waits = state.status === 'signed-out' && !state.expired && !hasForm;
  useEffect(() => {
    if (waits) return ahead();
    const timer = setTimeout(ahead, fetchedAfter);
    return () => clearTimeout(timer);
  }, [waits]);
  return waits ? { status: 'loading' } : state;
}

interface Props {
  /** The purpose of signing in on this page; shown while signed out (AUTH-002). */
  heading: string;
  /** The person's status on this page; shown while signed in (AUTH-006), '' while unknown. */
  statusText: string;
  items: readonly PanelItem[];
  /** One line while signed in, so that the page's work comes first. */
  line?: boolean;
}

/** The side panel of the portals; absent until it is known who is signed in (AUTH-015). */
export function AuthPanel({ heading, statusText, items, line = false }: Props) {
  const state = useSessionWithPanel();
  const root = useFocusAfterChange(state.status);
  if (state.status === 'loading' || state.status === 'unreachable') return null;
  return (
    <section ref={root} id="account" tabIndex={-1} aria-label="Account" className={styles.root}>
      <Card className={state.status === 'signed-in' && line ? styles.line : design.grid3}>
        {state.status === 'signed-in' ? (
          <SignedInPanel user={state.user} statusText={statusText} items={items} line={line} />
        ) : (
          <Fetched of={signedOut} props={{ heading, state }} />
        )}
      </Card>
    </section>
  );
}
