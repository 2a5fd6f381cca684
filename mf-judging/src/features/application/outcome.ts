import { isClientError } from '@meritum/shared/client/clientError';
import type { JudgeApplicationReply } from '@meritum/shared/contracts/judges';
import { briefly, type ToastRequest } from '@meritum/shared/ui/toasts';

/** The form's inline message for a failed submission (ERR-015 to ERR-018). */
export function inlineTextOf(error: Error): string {
  const unexpected = 'An error occurred while submitting your application. Please try again.';
  if (!isClientError(error)) return unexpected;
  switch (error.code) {
    case 'invalid-argument':
      return error.message || 'Please check all required fields are filled correctly.';
    case 'unauthenticated':
      return 'You must be logged in to submit an application.';
    case 'already-exists':
      return 'You have already submitted an application.';
    default:
      return unexpected;
  }
}

/** For an expired session (VAL-023). */
export const notSignedIn: ToastRequest = {
  type: 'error',
  title: 'Authentication Error',
  text: 'You must be logged in to submit an application',
};

/** The toast that accompanies the inline text (ERR-019). */
export function failureToast(error: Error, signedIn: boolean): ToastRequest {
  const lostSession = isClientError(error) && error.code === 'unauthenticated' && !signedIn;
  if (lostSession) return notSignedIn;
  const text = error.message || 'An unexpected error occurred. Please try again.';
  return { type: 'error', title: 'Submission Error', text, duration: briefly };
}

/** The messages for a reply (ERR-014, ERR-020, JUD-052). */
export function replyToast({ status, error }: JudgeApplicationReply): ToastRequest {
  if (error) return { type: 'error', title: 'Application Error', text: error };
  if (status === 'REJECTED') {
    return {
      type: 'info',
      title: 'Application reviewed',
      text: 'We regret to inform you that your application did not meet our judge selection criteria at this time.',
    };
  }
  return {
    type: 'success',
    title: 'Application Submitted',
    text: 'Your application has been submitted successfully!',
  };
}
