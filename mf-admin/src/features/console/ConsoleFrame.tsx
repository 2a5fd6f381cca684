import { useSession } from '@meritum/shared/auth/useSession';
import { useSignedInOnArrival } from '@meritum/shared/auth/useSignedInOnArrival';
import { QueryScope } from '@meritum/shared/query';
import { Outlet, useLocation } from '@meritum/shared/router';
import { PageWait } from '@meritum/shared/ui/PageWait';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { AdminEntrance } from '../access/AdminEntrance';
import { FactorGate } from '../access/FactorGate';
import { useAdminAccess } from '../access/useAdminAccess';
import styles from './ConsoleFrame.module.css';
import { ConsoleNavigation } from './ConsoleNavigation';
import { ConsolePage } from './ConsolePage';
import { ForgetOnLeaving } from './ForgetOnLeaving';
import { SignedInAs } from './SignedInAs';
import { SignInGate } from './SignInGate';
import { headingAt } from './screens';

/** Has no heading, because the sign-in page and the console place theirs differently. */
function Checking({ title }: { title: string }) {
  usePageTitle(title);
  return <PageWait label="Checking your access..." />;
}

/**
 * The frame of every console screen: access check and navigation. Without admin access nothing of a
 * screen is loaded, shown or requested (ADM-002, ADM-003).
 */
export function ConsoleFrame() {
  const session = useSession();
  const entry = useAdminAccess(session);
  const heading = headingAt(useLocation().pathname);
  const comesSignedIn = useSignedInOnArrival(session);
  const waits = session.status === 'loading' || (comesSignedIn && entry.access === 'loading');
  if (waits) return <Checking title={heading.title} />;
  if (entry.access !== 'admin' || session.status !== 'signed-in') {
    return (
      <SignInGate title={heading.title}>
        <AdminEntrance session={session} entry={entry} />
      </SignInGate>
    );
  }
  return (
    <QueryScope>
      <ForgetOnLeaving />
      <div className={styles.frame}>
        <aside className={styles.side}>
          <ConsoleNavigation />
          <SignedInAs email={session.user.email} />
        </aside>
        <div className={styles.screen}>
          <FactorGate around={(content) => <ConsolePage {...heading}>{content}</ConsolePage>}>
            <Outlet />
          </FactorGate>
        </div>
      </div>
    </QueryScope>
  );
}
