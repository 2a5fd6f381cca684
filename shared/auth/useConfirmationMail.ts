import { call } from '../client/call';
import { useAnsweredCall } from '../forms/useAnsweredCall';

/** Mails the signed-in person the link that confirms their address, and reports the outcome. */
export function useConfirmationMail(email: string) {
  const { answer, busy, run } = useAnsweredCall();
  const send = () =>
    run(() => call('requestEmailConfirmation'), 'Could not send the confirmation mail.', {
      kind: 'success',
      text: `A confirmation mail is on its way to ${email}. Check your inbox.`,
    });
  return { answer, busy, send };
}
