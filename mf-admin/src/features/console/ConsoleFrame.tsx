import { SessionEndedNotice } from '@meritum/shared/auth/SessionEndedNotice';
import { useSession } from '@meritum/shared/auth/useSession';
import { useSignedInOnArrival } from '@meritum/shared/auth/useSignedInOnArrival';
import { QueryScope } from '@meritum/shared/query';
import { Outlet, useLocation } from '@meritum/shared/router';
import { Container } from '@meritum/shared/ui/Container';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { PageWait } from '@meritum/shared/ui/PageWait';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { type ReactNode, useId, useState } from 'react';
import { AdminEntrance } from '../access/AdminEntrance';
import { FactorGate } from '../access/FactorGate';
import { useAdminAccess } from '../access/useAdminAccess';
import { useOrganiserHere } from '../access/useOrganiserHere';
import { CommandPalette } from '../palette/CommandPalette';
import { ConsoleBar } from './ConsoleBar';
import { ConsoleCache } from './ConsoleCache';
import styles from './ConsoleFrame.module.css';
import { ConsoleNavigation, WaitingCount } from './ConsoleNavigation';
import { ConsolePage } from './ConsolePage';
import { SeasonSwitcher } from './SeasonSwitcher';
import { type Heading, headingAt } from './screens';

/** Has no heading, because the sign-in page and the console place theirs differently. */
function Checking({ title }: { title: string }) {
  usePageTitle(title);
  return <PageWait label="Checking your access..." />;
}

/** Shown instead of a screen before sign-in. */
function SignInGate({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} lead="For the organisers of the programme." />
      <Container className={styles.signIn}>{children}</Container>
    </>
  );
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
 * screen is loaded, shown or requested (ADM-002, ADM-003). A session that ends on its own hides the
 * screen until the same organiser has signed in again.
 */
export function ConsoleFrame() {
  const session = useSession();
  const entry = useAdminAccess(session);
  const heading = headingAt(useLocation().pathname);
  const comesSignedIn = useSignedInOnArrival(session);
  const organiser = useOrganiserHere(session, entry.access);
  const waits = session.status === 'loading' || (comesSignedIn && entry.access === 'loading');
  if (waits && !organiser) return <Checking title={heading.title} />;
  const isIn = entry.access === 'admin' && session.status === 'signed-in';
  const entrance = isIn || (
    <SignInGate title={heading.title}>
      {organiser && session.status === 'signed-out' && !session.secondStep ? (
        <SessionEndedNotice waited />
      ) : (
        <AdminEntrance session={session} entry={entry} />
      )}
    </SignInGate>
  );
  if (!organiser) return entrance;
  return (
    <>
      {entrance}
      <div hidden={!isIn}>
        <Console key={organiser.uid} email={organiser.email} heading={heading} />
      </div>
    </>
  );
}

function Console({ email, heading }: { email: string; heading: Heading }) {
  return (
    <QueryScope>
      <ConsoleCache>
        <FactorGate
          around={(content) => (
            <Frame email={email}>
              <ConsolePage {...heading}>{content}</ConsolePage>
            </Frame>
          )}
        >
          <Frame
            email={email}
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
      </ConsoleCache>
    </QueryScope>
  );
}
