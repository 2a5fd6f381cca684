import type { Person } from '../../platform/authorisation/actor';
import type { Session } from './session';

/** Everybody ends their own sessions and nobody else's, admins included. */
export function mayEnd(
  { accountId }: Pick<Person, 'accountId'>,
  session: Pick<Session, 'accountId'>,
): boolean {
  return session.accountId === accountId;
}

/** The session proves who somebody is, the link who reads the mails: only together they confirm. */
export function mayConfirm(
  { accountId }: Pick<Person, 'accountId'>,
  confirmation: { accountId: string },
): boolean {
  return confirmation.accountId === accountId;
}
