import { isClientError } from '@meritum/shared/client/clientError';
import type { NominationStatusReply } from '@meritum/shared/contracts/nominations';
import { Button } from '@meritum/shared/ui/Button';
import { ErrorSummary } from '@meritum/shared/ui/ErrorSummary';
import { Notice } from '@meritum/shared/ui/Notice';
import { useEffect } from 'react';
import { fieldId, fieldOrder } from './formFields';
import { ReturnedNotice } from './ReturnedNotice';
import { SessionEndedNotice } from './SessionEndedNotice';
import type { NominationFormState } from './useNominationForm';

interface Props {
  nomination: NominationFormState;
  returned: NominationStatusReply['returned'];
  sessionEnded: boolean;
}

/** The text for every submission that fails (ERR-007, D49, D54). */
const submitFailed = 'An error occurred while submitting your nomination. Please try again.';

/** What there is to know before going on with the form; it stands at the top of the page. */
export function FormNews({ nomination, returned, sessionEnded }: Props) {
  const { failure, failures, restored, submit } = nomination;
  const errors = errorsOf(nomination);
  useScrollToTop(failures);
  return (
    <>
      {sessionEnded && <SessionEndedNotice />}
      {failure && !sessionEnded && (
        <Notice
          kind="error"
          action={
            <Button variant="secondary" onClick={submit}>
              Try again
            </Button>
          }
        >
          <p>{submitFailed}</p>
          <FailureDetail failure={failure} />
        </Notice>
      )}
      {failures > 0 && errors.length > 0 && <ErrorSummary key={failures} errors={errors} />}
      {returned && <ReturnedNotice note={returned.note} />}
      {restored && <Notice kind="info">Restored what you typed earlier</Notice>}
    </>
  );
}

/** Effects of children run first, so this has the last word over the summary's focus (NOM-034). */
function useScrollToTop(failures: number): void {
  useEffect(() => {
    if (failures > 0) window.scrollTo(0, 0);
  }, [failures]);
}

/** All errors, in the order of the screen (VAL-009). */
function errorsOf({ form, documentError }: NominationFormState) {
  const { errors } = form.formState;
  return fieldOrder.flatMap((name) => {
    const message = name === 'document' ? documentError.atSubmit : errors[name]?.message;
    return message ? [{ id: fieldId(name), message }] : [];
  });
}

/** Refusals whose reason in the server's words helps more than another try. */
const tellingCodes = ['already-exists', 'failed-precondition', 'resource-exhausted'];

function FailureDetail({ failure }: { failure: Error }) {
  if (!isClientError(failure) || !tellingCodes.includes(failure.code)) return null;
  const { message, retryAfter } = failure;
  return (
    <p>
      {message}
      {retryAfter !== undefined && ` You can try again in ${retryAfter} seconds.`}
    </p>
  );
}
