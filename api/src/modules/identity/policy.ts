import type { Person } from '../../platform/authorisation/actor';
import type { Session } from './session';

/** People may end their own sessions only, admins included. */
export function mayEnd(
  { accountId }: Pick<Person, 'accountId'>,
  session: Pick<Session, 'accountId'>,
): boolean {
  return session.accountId === accountId;
}

/** The session proves who a person is, the link who reads the mails; confirming needs both. */
export function mayConfirm(
  { accountId }: Pick<Person, 'accountId'>,
  confirmation: { accountId: string },
): boolean {
  return confirmation.accountId === accountId;
}
