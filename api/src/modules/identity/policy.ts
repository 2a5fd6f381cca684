import type { Person } from '../../platform/authorisation/actor';
import type { Session } from './session';

/** People may end their own sessions only, admins included. */
export function mayEnd(
  { accountId }: Pick<Person, 'accountId'>,
  session: Pick<Session, 'accountId'>,
): boolean {
  return session.accountId === accountId;
}
