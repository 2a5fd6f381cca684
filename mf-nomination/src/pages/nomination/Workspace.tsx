import { CameBackNotice } from '@meritum/shared/auth/CameBackNotice';
import { usePersonalQuery } from '@meritum/shared/client/usePersonalQuery';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import {
  type NominationForm as Form,
  nominationSummary,
} from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { referenceOf } from '@meritum/shared/programme/reference';
import { LoadFailed } from '@meritum/shared/ui/LoadFailed';
import { Notice } from '@meritum/shared/ui/Notice';
import { showToast } from '@meritum/shared/ui/toasts';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useServerDraft } from '../../features/draft/requests';
import { FormNews, ReturnedElsewhere } from '../../features/nomination/FormNews';
import { NominationForm } from '../../features/nomination/NominationForm';
import { NominationSummary } from '../../features/nomination/NominationSummary';
import { StatusPanel } from '../../features/nomination/StatusPanel';
import { drafts } from '../../features/nomination/startingPoint';
import { notProvided, viewOf } from '../../features/nomination/status';
import { type Options, useNominationForm } from '../../features/nomination/useNominationForm';
import { statusMessages, useNominationStatus } from '../../features/nomination/useNominationStatus';
import { ResultNews } from '../../features/result/ResultNews';
import { Review } from '../../features/review/Review';
import { Confirmation } from '../../features/submission/Confirmation';
import { Submission } from '../../features/submission/Submission';
import { NominateAgain } from './NominateAgain';
import { NominationInfo } from './NominationInfo';
import styles from './NominationPage.module.css';
import { PortalLoading } from './PortalStates';

interface Props {
  user: UserProfile;
  /** Set once the session has expired; the screen is kept until the person signs in again. */
  sessionEnded: boolean;
}

/** The page of a signed-in person: the status, and the form or the summary (OPEN-014). */
export function Workspace({ user, sessionEnded }: Props) {
  const status = useNominationStatus(user, !sessionEnded);
  const [justSubmitted, setJustSubmitted] = useState(false);
  const [taken, setTaken] = useState(false);
  const showsForm = status.data !== undefined && viewOf(status.data) === 'form';
  // Requested together with the status, because most people come for the form.
  const server = useServerDraft(user.uid, !sessionEnded);
  const newest = usePersonalQuery('listNominationResults', {}, !sessionEnded).data?.results[0];
  const news = newest && !sessionEnded ? <ResultNews result={newest} /> : undefined;
  const [hasBegun] = useState(() => drafts.read(user.uid) !== undefined);

  if (!status.data) {
    if (sessionEnded) return <NominationInfo />;
    return status.failed && !status.loading ? (
      // ERR-008.
      <LoadFailed title="Error" onRetry={status.retry}>
        {statusMessages.loadFailed}
      </LoadFailed>
    ) : (
      <PortalLoading />
    );
  }

  const onSubmitted = (form: Form, nominationId: string | undefined) => {
    showToast({ type: 'success', title: 'Nomination Submitted', text: thanks(nominationId) });
    setJustSubmitted(true);
    server.forget();
    return status.submitted({
      ...takeFields(nominationSummary, form),
      exists: true,
      status: 'UNDER_REVIEW',
      ...(nominationId ? { reference: referenceOf(nominationId) } : {}),
      fullName: form.fullName || user.displayName || notProvided,
      email: user.email,
      waitsForConfirmation: !user.emailConfirmed,
      may: { submit: false },
    });
  };

  // The address may have been confirmed on this device since the status was loaded.
  const waits = status.data.waitsForConfirmation && !user.emailConfirmed;
  const shown = status.data;
  const { reference } = shown;
  const panel = (headline: boolean) => (
    <StatusPanel
      status={shown}
      waitsFor={waits ? user.email : undefined}
      loading={status.loading}
      failed={status.failed}
      headline={headline}
      onRefresh={status.refresh}
    />
  );
  // Seasons overlap: an earlier nomination may still be judged; a returned one can be read.
  const others =
    !sessionEnded &&
    status.data.others?.map(({ season, category }) => (
      <Submission
        key={`${season}:${category}`}
        waits={false}
        onChanged={status.refresh}
        which={{ season, category }}
        title={`Your nomination in ${category} ${season}`}
      />
    ));
  if (showsForm) {
    if (!server.isLoaded && !sessionEnded) return <PortalLoading />;
    return (
      <>
        <CameBackNotice user={user} />
        <ReturnedElsewhere {...shown} />
        {news}
        <NominateAgain isFolded={news !== undefined && !shown.exists && !hasBegun && !server.draft}>
          <FormView
            serverDraft={server.draft}
            user={user}
            status={status.data}
            sessionEnded={sessionEnded}
            statusPanel={panel}
            onSubmitted={onSubmitted}
            onRefused={({ code }) => {
              setTaken(code === 'already-exists');
              status.refresh();
            }}
          />
        </NominateAgain>
        {others}
      </>
    );
  }
  return (
    <>
      <CameBackNotice user={user} />
      <ReturnedElsewhere {...shown} />
      {news}
      {taken && (
        <Notice kind="info" title="You have already submitted a nomination">
          It came from another tab or device, and you can submit only one. The nomination shown here
          is the one we have; it was not replaced.
        </Notice>
      )}
      <div className={styles.sent} data-wide>
        {reference ? (
          <Confirmation
            reference={reference}
            waits={waits}
            leftOut={shown.leftOut !== undefined}
            isNew={justSubmitted}
          >
            {panel(false)}
          </Confirmation>
        ) : (
          panel(true)
        )}
        <NominationSummary
          status={status.data}
          loading={status.loading}
          onRefresh={status.refresh}
          takeFocus={taken || (justSubmitted && !reference)}
        />
        {status.data.status === 'UNDER_REVIEW' && !sessionEnded && (
          <Submission
            waits={waits}
            onChanged={status.refresh}
            confirmed={reference !== undefined}
          />
        )}
      </div>
      {others}
    </>
  );
}

interface FormViewProps extends Options {
  /** The status; its message is a large headline or small. */
  statusPanel(headline: boolean): ReactNode;
}

/** Status and form; the form's messages are above both, where the page scrolls to. */
function FormView({ statusPanel, ...form }: FormViewProps) {
  const { status, sessionEnded } = form;
  const nomination = useNominationForm(form);
  const [reviewed, setReviewed] = useState<number>();
  // A failed submission returns from the review to the form, which shows its errors.
  const reviewing = reviewed === nomination.failures;
  return (
    <>
      <FormNews
        nomination={nomination}
        status={status}
        sessionEnded={sessionEnded}
        reviewing={reviewing}
      />
      {!reviewing && statusPanel(true)}
      {reviewing && (
        <>
          <Review
            nomination={nomination}
            email={form.user.email}
            onBack={() => flushSync(() => setReviewed(undefined))}
          />
          {statusPanel(false)}
        </>
      )}
      <div hidden={reviewing} data-wide>
        <NominationForm
          nomination={nomination}
          email={form.user.email}
          onReview={() => setReviewed(nomination.failures)}
        />
      </div>
    </>
  );
}

/** ERR-010, and ERR-011 for a reply without an id (OPEN-018). */
function thanks(nominationId: string | undefined): string {
  return nominationId
    ? 'Your nomination has been submitted successfully!'
    : 'Your nomination has been saved successfully!';
}
