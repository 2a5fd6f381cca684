import type { UserProfile } from '@meritum/shared/contracts/identity';
import type { NominationForm } from '@meritum/shared/contracts/nominations';
import { showToast } from '@meritum/shared/ui/toasts';
import { useState } from 'react';
import { NominationSummary } from '../../features/nomination/NominationSummary';
import { StatusPanel } from '../../features/nomination/StatusPanel';
import { notProvided, viewOf } from '../../features/nomination/standing';
import { useNominationStatus } from '../../features/nomination/useNominationStatus';
import { FormView } from './FormView';
import { LoadFailed } from './LoadFailed';
import { NominationInfo } from './NominationInfo';
import { PortalLoading } from './PortalLoading';

interface Props {
  user: UserProfile;
  /** The session ended by itself; what is on the screen stays until the person is back. */
  sessionEnded: boolean;
}

/** What a signed-in person sees: the status, and the form or the summary (OPEN-014). */
export function Workspace({ user, sessionEnded }: Props) {
  const status = useNominationStatus(user, !sessionEnded);
  const [justSubmitted, setJustSubmitted] = useState(false);

  if (!status.data) {
    if (sessionEnded) return <NominationInfo />;
    return status.failed && !status.loading ? (
      <LoadFailed onRetry={status.retry} />
    ) : (
      <PortalLoading />
    );
  }

  const onSubmitted = (form: NominationForm, nominationId: string | undefined) => {
    showToast({ type: 'success', title: 'Nomination Submitted', text: thanks(nominationId) });
    setJustSubmitted(true);
    const { designation, organization, linkedInUrl } = form;
    const fullName = form.fullName || user.displayName || notProvided;
    return status.submitted({
      exists: true,
      status: 'UNDER_REVIEW',
      fullName,
      email: user.email,
      designation,
      organization,
      linkedInUrl,
      may: { submit: false },
    });
  };

  const panel = (
    <StatusPanel status={status.data} loading={status.loading} onRefresh={status.refresh} />
  );
  if (viewOf(status.data) === 'form') {
    return (
      <FormView
        user={user}
        status={status.data}
        sessionEnded={sessionEnded}
        statusPanel={panel}
        onSubmitted={onSubmitted}
      />
    );
  }
  return (
    <>
      {panel}
      <NominationSummary
        status={status.data}
        loading={status.loading}
        onRefresh={status.refresh}
        takeFocus={justSubmitted}
      />
    </>
  );
}

/** ERR-010, and ERR-011 for a reply without an id (OPEN-018). */
function thanks(nominationId: string | undefined): string {
  return nominationId
    ? 'Your nomination has been submitted successfully!'
    : 'Your nomination has been saved successfully!';
}
