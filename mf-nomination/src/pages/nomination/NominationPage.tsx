import { AuthPanel, useSessionWithPanel } from '@meritum/shared/auth/AuthPanel';
import { personOf } from '@meritum/shared/auth/person';
import { ServerUnreachable } from '@meritum/shared/auth/ServerUnreachable';
import type { SessionState } from '@meritum/shared/auth/session';
import { useIsInvitation } from '@meritum/shared/auth/useIsInvitation';
import { signedInHereKey } from '@meritum/shared/client/localKeys';
import { readLocal } from '@meritum/shared/client/localStore';
import { site } from '@meritum/shared/programme/site';
import { withQueries } from '@meritum/shared/query/withQueries';
import { Container } from '@meritum/shared/ui/Container';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { Deadline } from '../../features/deadline/Deadline';
import { NominationInfo } from './NominationInfo';
import styles from './NominationPage.module.css';
import { PortalLoading } from './PortalStates';
import { Workspace } from './Workspace';

/** The panel's navigation (OPEN-043). */
const panelItems = [
  { label: 'Nomination Guidelines', to: '/nomination-guidelines' },
  { label: 'Timeline', to: '/timeline' },
  { label: 'FAQs', to: '/faqs' },
];

const invitation =
  'Put your own work forward. Independent judges rate every nomination on its merit alone, and there is no fee.';

export const NominationPage = withQueries(function NominationPage() {
  const state = useSessionWithPanel();
  const isSignedIn = state.status === 'signed-in';
  // Somebody known here will probably sign in, so the header does not wait for the session.
  const isKnownHere = readLocal(signedInHereKey) !== undefined;
  const loading = state.status === 'loading';
  const compact = isSignedIn || (loading && isKnownHere);
  const isVisitor = loading ? !isKnownHere : state.status === 'signed-out' && !state.expired;
  const isInvitation = useIsInvitation() && isVisitor;
  return (
    <>
      <PageHeader
        eyebrow={site.awardName}
        title="Nomination Portal"
        documentTitle={`Submit Nomination - ${site.awardName}`}
        lead={isInvitation && invitation}
        className={compact ? styles.compact : undefined}
      >
        <Deadline />
      </PageHeader>
      {/* The loading state is replaced as a whole, so that the layout does not shift. */}
      <Container
        key={loading ? 'loading' : 'known'}
        className={styles.layout}
        data-loading={loading || undefined}
        data-signed-in={isSignedIn || undefined}
      >
        {/*
         * Comes first, so that nobody has to scroll past the form on a phone to sign in or out.
         */}
        <div className={styles.side}>
          <AuthPanel heading="Sign in to nominate" statusText="Nominator" items={panelItems} line />
        </div>
        <div className={styles.main}>
          <Main state={state} />
        </div>
      </Container>
    </>
  );
});

function Main({ state }: { state: SessionState }) {
  if (state.status === 'loading') return <PortalLoading />;
  if (state.status === 'unreachable') return <ServerUnreachable />;
  const user = personOf(state);
  if (!user) return <NominationInfo />;
  return <Workspace key={user.uid} user={user} sessionEnded={state.status !== 'signed-in'} />;
}
