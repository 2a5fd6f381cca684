import type { Caller } from '../../platform/authorisation/actor';
import type { Session } from './session';

/** People may end their own sessions only, admins included. */
export function mayEnd({ accountId }: Caller, session: Pick<Session, 'accountId'>): boolean {
  return session.accountId === accountId;
}
