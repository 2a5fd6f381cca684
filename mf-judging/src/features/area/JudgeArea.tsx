import { AuthPanel } from '@meritum/shared/auth/AuthPanel';
import { ServerUnreachable } from '@meritum/shared/auth/ServerUnreachable';
import { useSession } from '@meritum/shared/auth/useSession';
import { useSignedInOnArrival } from '@meritum/shared/auth/useSignedInOnArrival';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import type { JudgeStatusReply } from '@meritum/shared/contracts/judges';
import { QueryScope } from '@meritum/shared/query';
import { Container } from '@meritum/shared/ui/Container';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { PageWait } from '@meritum/shared/ui/PageWait';
import { Spinner } from '@meritum/shared/ui/Spinner';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import type { ReactNode } from 'react';
import { BecomeAJudge } from '../invitation/BecomeAJudge';
import { firstNameOf, labelOf, seesAssignments } from '../judge/status';
import { type JudgeStatusState, useJudgeStatus } from '../judge/useJudgeStatus';
import styles from './JudgeArea.module.css';
import { useForgetting } from './useForgetting';

/** What the panel offers to a signed-in judge (OPEN-043). */
const panelItems = [
  { label: 'Judging Criteria', to: '/judging-criteria' },
  { label: 'Timeline', to: '/timeline' },
  { label: 'FAQs', to: '/faqs' },
];

const invitation =
  'Awards are decided by independent judges and by nothing else. There is no fee to judge, and your ratings are given anonymously.';

/** A person whose standing as a judge is known. */
export interface Judge {
  user: UserProfile;
  record: JudgeStatusReply;
  status: JudgeStatusState;
  /** The session ended by itself; what is on the screen stays until the person is back. */
  sessionEnded: boolean;
}

interface Props {
  /** Document title; by default that of the portal (JUD-001). */
  title?: string;
  /** Of pages of their own inside the portal; else the greeting. */
  heading?: string;
  /** A page that leaves room for the account beside it; others of a verified judge take all of it. */
  narrow?: boolean;
  children(judge: Judge): ReactNode;
}

/** The page around everything in the judge portal, with the cache of server state it needs. */
export function JudgeArea(props: Props) {
  return (
    <QueryScope>
      <Area {...props} />
    </QueryScope>
  );
}

/** Nobody: asks for nothing. */
const nobody: UserProfile = {
  uid: '',
  email: '',
  displayName: '',
  emailConfirmed: false,
  role: 'user',
};

/** The same without a cache of its own, for tests. */
export function Area({ title, heading, narrow = false, children }: Props) {
  usePageTitle(title ? `${title} - Judge Portal` : 'Judge Portal');
  const session = useSession();
  useForgetting(session);
  const signedIn = session.status === 'signed-in';
  const user = signedIn ? session.user : session.status === 'signed-out' && session.expired;
  const status = useJudgeStatus(user || nobody, signedIn);
  const { record } = status;
  const comesSignedIn = useSignedInOnArrival(session);

  // JUD-002, AUTH-015.
  const waits = session.status === 'loading' || (comesSignedIn && signedIn && !record);
  if (waits) return <PageWait label="Loading judge portal..." />;
  if (session.status === 'unreachable') return <Unreachable />;
  const wide = Boolean(!narrow && user && record && seesAssignments(record));
  return (
    <>
      {user && record ? (
        <Greeting heading={heading ?? greetingOf(user, record)} compact={wide} />
      ) : (
        <PageHeader
          eyebrow="Judge portal"
          title={user ? (heading ?? greetingOf(user)) : 'Become a Judge'}
          lead={!user && invitation}
        />
      )}
      <Container className={styles.portal} data-wide={wide || undefined}>
        <div className={styles.main}>
          {!user && <BecomeAJudge />}
          {user && !record && <Spinner label="Loading judge portal..." />}
          {user && record && (
            <Content key={user.uid} judge={{ user, record, status, sessionEnded: !signedIn }}>
              {children}
            </Content>
          )}
        </div>
        <div className={styles.panel}>
          <AuthPanel
            heading="Judge Portal"
            statusText={record ? labelOf(record) : ''}
            items={panelItems}
          />
        </div>
      </Container>
    </>
  );
}

/** So that one person's screen never becomes another's (JUD-054). */
function Content({ judge, children }: { judge: Judge; children: Props['children'] }) {
  return <>{children(judge)}</>;
}

function Unreachable() {
  return (
    <>
      <PageHeader title="Judge Portal" />
      <Container className={styles.portal}>
        <ServerUnreachable />
      </Container>
    </>
  );
}

interface GreetingProps {
  heading: string;
  /** Makes room for the work. */
  compact: boolean;
}

function Greeting({ heading, compact }: GreetingProps) {
  return (
    <PageHeader
      eyebrow="Judge portal"
      title={heading}
      {...(compact && { className: styles.compact })}
    />
  );
}

/** JUD-003 to JUD-005. */
function greetingOf({ displayName, email }: UserProfile, record?: JudgeStatusReply): string {
  const { displayName: profile, fullName: form } = record ?? {};
  const name = firstNameOf({ profile, account: displayName, form, email });
  return `Welcome ${name}, let's continue your judging journey`;
}
