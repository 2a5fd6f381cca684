import { useSession } from '@meritum/shared/auth/useSession';
import { useSignedInOnArrival } from '@meritum/shared/auth/useSignedInOnArrival';
import { QueryScope } from '@meritum/shared/query';
import { Outlet, useLocation } from '@meritum/shared/router';
import { PageWait } from '@meritum/shared/ui/PageWait';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { type ReactNode, useId, useState } from 'react';
import { AdminEntrance } from '../access/AdminEntrance';
import { FactorGate } from '../access/FactorGate';
import { useAdminAccess } from '../access/useAdminAccess';
import { CommandPalette } from '../palette/CommandPalette';
import { ConsoleBar } from './ConsoleBar';
import styles from './ConsoleFrame.module.css';
import { ConsoleNavigation, WaitingCount } from './ConsoleNavigation';
import { ConsolePage } from './ConsolePage';
import { ForgetOnLeaving } from './ForgetOnLeaving';
import { SeasonSwitcher } from './SeasonSwitcher';
import { SignInGate } from './SignInGate';
import { headingAt } from './screens';

/** Has no heading, because the sign-in page and the console place theirs differently. */
function Checking({ title }: { title: string }) {
  usePageTitle(title);
  return <PageWait label="Checking your access..." />;
}

interface FrameProps {
  email: string;
  switcher?: ReactNode;
  count?: ReactNode;
  children: ReactNode;
}

/** Bar, navigation and screen, in place of the site's header and footer (`data-own-frame`). */
function Frame({ email, switcher, count, children }: FrameProps) {
  const { pathname } = useLocation();
  // Tied to one address, so that navigating closes the menu.
  const [openAt, setOpenAt] = useState<string>();
  const [id, isOpen] = [useId(), openAt === pathname];
  const toggle = () => setOpenAt(isOpen ? undefined : pathname);
  return (
    <div data-own-frame>
      <ConsoleBar email={email} menu={{ id, isOpen, toggle }}>
        {switcher}
      </ConsoleBar>
      <div className={styles.body}>
        <ConsoleNavigation id={id} isOpen={isOpen} count={count} />
        <div className={styles.screen}>{children}</div>
      </div>
    </div>
  );
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
      <FactorGate
        around={(content) => (
          <Frame email={session.user.email}>
            <ConsolePage {...heading}>{content}</ConsolePage>
          </Frame>
        )}
      >
        <Frame
          email={session.user.email}
          count={<WaitingCount />}
          switcher={
            <>
              <SeasonSwitcher />
              <CommandPalette />
            </>
          }
        >
          <Outlet />
        </Frame>
      </FactorGate>
    </QueryScope>
  );
}
