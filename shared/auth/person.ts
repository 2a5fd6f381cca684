import type { UserProfile } from '../contracts/identity';
import type { SessionState } from './CurrentSession';

/** Whose page it is: the signed-in person, also once their session has expired. */
export function personOf(state: SessionState): UserProfile | undefined {
  if (state.status === 'signed-in') return state.user;
  return state.status === 'signed-out' ? state.expired : undefined;
}
