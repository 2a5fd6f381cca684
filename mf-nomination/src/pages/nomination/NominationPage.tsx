import { AuthPanel } from '@meritum/shared/auth/AuthPanel';
import { personOf } from '@meritum/shared/auth/person';
import { ServerUnreachable } from '@meritum/shared/auth/ServerUnreachable';
import type { SessionState } from '@meritum/shared/auth/session';
import { useIsInvitation } from '@meritum/shared/auth/useIsInvitation';
import { useSession } from '@meritum/shared/auth/useSession';
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
  const state = useSession();
  const isSignedIn = state.status === 'signed-in';
  // Who has signed in here before most likely will be again; then the header stays where it is.
  const compact =
    isSignedIn || (state.status === 'loading' && readLocal(signedInHereKey) !== undefined);
  const isVisitor = useIsInvitation() && state.status === 'signed-out' && !state.expired;
  return (
    <>
      <PageHeader
        eyebrow={site.awardName}
        title="Nomination Portal"
        documentTitle={`Submit Nomination - ${site.awardName}`}
        lead={isVisitor && invitation}
        className={compact ? styles.compact : undefined}
      >
        <Deadline />
      </PageHeader>
      {/* The loading state is replaced as a whole, so that the layout does not shift. */}
      <Container
        key={state.status === 'loading' ? 'loading' : 'known'}
        className={styles.layout}
        data-loading={state.status === 'loading' || undefined}
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
