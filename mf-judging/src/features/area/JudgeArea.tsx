import { AuthPanel, useSessionWithPanel } from '@meritum/shared/auth/AuthPanel';
import { personOf } from '@meritum/shared/auth/person';
import { ServerUnreachable } from '@meritum/shared/auth/ServerUnreachable';
import type { SessionState } from '@meritum/shared/auth/session';
import { useIsInvitation } from '@meritum/shared/auth/useIsInvitation';
import { useSignedInOnArrival } from '@meritum/shared/auth/useSignedInOnArrival';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import type { JudgeStatusReply } from '@meritum/shared/contracts/judges';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { prefixes } from '@meritum/shared/programme/routes';
import { useQueryClient } from '@meritum/shared/query';
import { withQueries } from '@meritum/shared/query/withQueries';
import { Button } from '@meritum/shared/ui/Button';
import { Container } from '@meritum/shared/ui/Container';
import { Notice } from '@meritum/shared/ui/Notice';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { PageWait } from '@meritum/shared/ui/PageWait';
import { Spinner } from '@meritum/shared/ui/Spinner';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useAssignments } from '../assignments/useAssignments';
import { BecomeAJudge } from '../invitation/BecomeAJudge';
import { firstNameOf, labelOf, seesAssignments } from '../judge/status';
import { type JudgeStatusState, useJudgeStatus } from '../judge/useJudgeStatus';
import { type KeptWork, useKeptWork } from '../offline/keptWork';
import styles from './JudgeArea.module.css';

/** The panel's navigation for a signed-in judge (OPEN-043). */
const panelItems = [
  { label: 'Judging Criteria', to: '/judging-criteria' },
  { label: 'Timeline', to: '/timeline' },
  { label: 'FAQs', to: '/faqs' },
];

const invitation =
  'Independent judges alone decide the awards. There is no fee to judge, and your ratings are anonymous.';

const toSignIn = (
  <>
    Sign in to go on. Not a judge yet?{' '}
    <TextLink to={prefixes['mf-judging']}>Read who can judge</TextLink>.
  </>
);

export interface Judge {
  user: UserProfile;
  record: JudgeStatusReply;
  status: JudgeStatusState;
  /** Set once the session has expired; the screen is kept until the person signs in again. */
  sessionEnded: boolean;
  /** Set while the server cannot be reached; the screen then shows stored data. */
  offline: boolean;
  /** Stored data of this device, if the page was opened without a connection. */
  kept: KeptWork | undefined;
}

interface Props {
  /** A separate page's title; by default the portal's (JUD-001) and the greeting. */
  title?: string;
  /** Puts the account panel beside it; other pages of a verified judge take the full width. */
  narrow?: boolean;
  children(judge: Judge): ReactNode;
}

/** For signed-out visitors; sends no requests. */
const nobody = { uid: '', email: '' };

/** The frame of every page of the judge portal. */
export const JudgeArea = withQueries(function JudgeArea({
  title,
  narrow = false,
  children,
}: Props) {
  const documentTitle = title ? `${title} - Judge Portal` : 'Judge Portal';
  usePageTitle(documentTitle);
  const session = useSessionWithPanel();
  useForgetting(session);
  const signedIn = session.status === 'signed-in';
  const { kept, forget } = useKeptWork(session);
  const offline = session.status === 'unreachable' && kept !== undefined;
  const user = personOf(session) ?? (offline && kept.user);
  const isTheirs = kept?.user.uid === (user || nobody).uid;
  const status = useJudgeStatus(user || nobody, signedIn, isTheirs ? kept?.record : undefined);
  const { record } = status;
  const assignments = useAssignments((user || nobody).uid, false).list;
  const isInvitation = useIsInvitation();
  const comesSignedIn = useSignedInOnArrival(session);

  // JUD-002, AUTH-015.
  const waits = session.status === 'loading' || (comesSignedIn && signedIn && !record);
  if (waits) return <PageWait label="Loading judge portal..." />;
  if (session.status === 'unreachable' && !offline)
    return (
      <>
        <PageHeader title="Judge Portal" documentTitle={documentTitle} />
        <Container className={styles.portal}>
          <ServerUnreachable />
        </Container>
      </>
    );
  const wide = Boolean(!narrow && user && record && seesAssignments(record));
  return (
    <>
      <PageHeader
        key={record ? 'known' : 'unknown'}
        eyebrow={!wide && 'Judge portal'}
        title={!user && isInvitation ? 'Become a Judge' : (title ?? greetingOf(user, record))}
        documentTitle={documentTitle}
        lead={!user && (isInvitation ? invitation : toSignIn)}
        className={wide ? styles.compact : undefined}
      />
      <Container
        className={styles.portal}
        data-wide={wide || undefined}
        data-sign-in={(!user && !isInvitation) || undefined}
      >
        <div className={styles.main}>
          {offline && (
            // Shown above stored data; without the server nobody can sign out.
            <Notice
              kind="info"
              title="The server cannot be reached"
              action={
                <Button variant="quiet" onClick={forget}>
                  Remove from this device
                </Button>
              }
            >
              You can read and rate your entries as of{' '}
              {formatDateTime(new Date(kept.at).toISOString())}. Ratings are sent automatically.
              Documents need the connection.
            </Notice>
          )}
          {!user && isInvitation && <BecomeAJudge />}
          {user && !record && <Spinner label="Loading judge portal..." />}
          {user && record && (
            // Resets the state when another person signs in (JUD-054).
            <Fragment key={user.uid}>
              {children({
                user,
                record,
                status,
                sessionEnded: !signedIn && !offline,
                offline,
                kept: isTheirs ? kept : undefined,
              })}
            </Fragment>
          )}
        </div>
        <div className={styles.panel}>
          <AuthPanel
            heading={isInvitation ? 'Judge Portal' : 'Sign in to judge'}
            statusText={record ? labelOf(record, assignments) : ''}
            items={panelItems}
          />
        </div>
      </Container>
    </>
  );
});

const greetingOf = (user: KeptWork['user'] | false | undefined, record?: JudgeStatusReply) =>
  user
    ? `Welcome ${firstNameOf(user, record)}, let's continue your judging journey`
    : 'Your judging';

/** Drops all loaded data after a sign-out, but not after an expired session. */
function useForgetting(session: SessionState): void {
  const client = useQueryClient();
  const isGone = session.status === 'signed-out' && !session.expired;
  useEffect(() => {
    if (isGone) client.removeQueries();
  }, [isGone, client]);
}
