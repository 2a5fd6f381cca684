import { SessionEndedNotice } from '@meritum/shared/auth/SessionEndedNotice';
import { useSession } from '@meritum/shared/auth/useSession';
import { useSignedInOnArrival } from '@meritum/shared/auth/useSignedInOnArrival';
import { localKeys } from '@meritum/shared/client/localKeys';
import { readLocal } from '@meritum/shared/client/localStore';
import { accountPath } from '@meritum/shared/programme/routes';
import { QueryScope } from '@meritum/shared/query';
import { Outlet, useLocation } from '@meritum/shared/router';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Container } from '@meritum/shared/ui/Container';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { PageWait } from '@meritum/shared/ui/PageWait';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { Activity, useId, useState } from 'react';
import { AdminEntrance } from '../access/AdminEntrance';
import { RoleScope, useRole } from '../access/role';
import { useAdminAccess } from '../access/useAdminAccess';
import { ConsoleCache } from '../console/ConsoleCache';
import { ConsoleLink } from '../console/ConsoleLink';
import { ConsolePage } from '../console/ConsolePage';
import { consolePath, headingAt, mayOpen, screenAt } from '../console/screens';
import { useCall } from '../console/useCall';
import { NotWaiting, TurnedDownHere } from '../overview/TurnedDown';
import { CommandPalette } from '../palette/CommandPalette';
import { ConsoleBar } from './ConsoleBar';
import styles from './ConsoleFrame.module.css';
import { ConsoleNavigation, WaitingCount } from './ConsoleNavigation';
import { SeasonSwitcher } from './SeasonSwitcher';

/** Without a heading, because sign-in page and console place theirs differently. */
function Checking({ title }: { title: string }) {
  usePageTitle(title);
  const wait = <PageWait label="Checking your access..." />;
  // Without the site's header and footer if an organiser was here before.
  return readLocal(localKeys.organiser) === undefined ? wait : <div data-own-frame>{wait}</div>;
}

/**
 * Bar, navigation and screen, which replace the site's header and footer (`data-own-frame`).
 * Organisers without a second factor are told where to add one. The server checks each call; this
 * only avoids its refusals.
 */
function Frame({ email }: { email: string }) {
  const { pathname } = useLocation();
  const role = useRole();
  const screen = screenAt(pathname);
  const factors = useCall('getFactors', {});
  const isGuarded =
    factors.data && (factors.data.passkeys.length > 0 || factors.data.totp !== null);
  // Belongs to one address, so that navigating closes the menu.
  const [openAt, setOpenAt] = useState<string>();
  const [id, isOpen] = [useId(), openAt === pathname];
  const toggle = () => setOpenAt(isOpen ? undefined : pathname);
  return (
    <div data-own-frame className={styles.frame}>
      <ConsoleBar email={email} menu={{ id, isOpen, toggle }}>
        {isGuarded && (
          <>
            <SeasonSwitcher />
            <CommandPalette />
          </>
        )}
      </ConsoleBar>
      <div className={styles.body}>
        <ConsoleNavigation id={id} isOpen={isOpen} count={isGuarded && <WaitingCount />} />
        <div className={styles.screen}>
          {isGuarded ? (
            <>
              <NotWaiting />
              <TurnedDownHere />
              {screen && !mayOpen(role, screen) ? <OutOfRole /> : <Outlet />}
            </>
          ) : (
            <ConsolePage>
              <Loaded query={factors} what="this page">
                {() => (
                  <Notice
                    kind="info"
                    title="Set up a second factor first"
                    action={
                      <ButtonLink to={`${accountPath}#security`}>Open your account page</ButtonLink>
                    }
                  >
                    Organisers make decisions that affect people, so a password alone is not enough.
                    Add a passkey or an authenticator app on your account page, then come back.
                  </Notice>
                )}
              </Loaded>
            </ConsolePage>
          )}
        </div>
      </div>
    </div>
  );
}

/** Shown instead of a screen that the reader's role may not open. */
const OutOfRole = () => (
  <ConsolePage>
    <Notice
      kind="info"
      title="This page is not part of your role"
      action={<ConsoleLink to={consolePath('')}>Overview</ConsoleLink>}
    >
      Organisers see it. Ask one of them if you need it.
    </Notice>
  </ConsolePage>
);

/**
 * The frame of every console screen: access check and navigation. Without admin access nothing of a
 * screen is shown or requested (ADM-002, ADM-003). An expired session hides the screen,
 * with its dialogs, until the same organiser has signed in again.
 */
export function ConsoleFrame() {
  const session = useSession();
  const entry = useAdminAccess(session);
  const { access, organiser } = entry;
  const { title } = headingAt(useLocation().pathname);
  const comesSignedIn = useSignedInOnArrival(session);
  const waits = session.status === 'loading' || (comesSignedIn && access === 'loading');
  if (waits && !organiser) return <Checking title={title} />;
  const isIn = access === 'admin';
  const entrance = isIn || (
    <>
      <PageHeader title={title} lead="For the organisers of the programme." />
      <Container className={styles.signIn}>
        {organiser && session.status === 'signed-out' ? (
          <SessionEndedNotice waited />
        ) : (
          <AdminEntrance session={session} entry={entry} />
        )}
      </Container>
    </>
  );
  if (!organiser) return entrance;
  return (
    <>
      {entrance}
      <Activity mode={isIn ? 'visible' : 'hidden'}>
        <QueryScope key={organiser.uid}>
          <RoleScope value={organiser.role}>
            <ConsoleCache>
              <Frame email={organiser.email} />
            </ConsoleCache>
          </RoleScope>
        </QueryScope>
      </Activity>
    </>
  );
}
