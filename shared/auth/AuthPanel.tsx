import { Card } from '../ui/Card';
import { useFocusAfterChange } from '../ui/useFocusAfterChange';
import styles from './AuthPanel.module.css';
import { SecondStep } from './SecondStep';
import { type PanelItem, SignedInPanel } from './SignedInPanel';
import { SignedOutPanel } from './SignedOutPanel';
import { useSession } from './useSession';

interface Props {
  /** What signing in is for on this page; shown while signed out (AUTH-002). */
  heading: string;
  /** The person's status on this page; shown while signed in (AUTH-006), '' while unknown. */
  statusText: string;
  items: readonly PanelItem[];
  /** One line while signed in, so that the work of the page comes first. */
  line?: boolean;
}

/** The side panel of the portals; absent until it is known who is signed in (AUTH-015). */
export function AuthPanel({ heading, statusText, items, line = false }: Props) {
  const state = useSession();
  const root = useFocusAfterChange(state.status);
  if (state.status === 'loading' || state.status === 'unreachable') return null;
  const signedIn = state.status === 'signed-in';
  return (
    <section ref={root} id="account" tabIndex={-1} aria-label="Account" className={styles.root}>
      <Card className={signedIn && line ? styles.line : styles.card}>
        {signedIn ? (
          <SignedInPanel user={state.user} statusText={statusText} items={items} line={line} />
        ) : state.secondStep ? (
          <SecondStep />
        ) : (
          <SignedOutPanel heading={heading} knownEmail={state.expired?.email ?? ''} />
        )}
      </Card>
    </section>
  );
}
