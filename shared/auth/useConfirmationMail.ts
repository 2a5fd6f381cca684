import { call } from '../client/call';
import { useAnsweredCall } from '../forms/useAnsweredCall';

/** Mails the signed-in person the link that confirms their address, and reports the outcome. */
export function useConfirmationMail(email: string) {
  const { answer, busy, run } = useAnsweredCall();
  const send = () =>
    run(() => call('requestEmailConfirmation'), 'The confirmation mail could not be sent.', {
      kind: 'success',
      text: `A confirmation mail is on its way to ${email}. Please check your inbox.`,
    });
  return { answer, busy, send };
}
