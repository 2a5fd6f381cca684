import type { UserProfile } from '../contracts/identity';
import type { SessionState } from './CurrentSession';

/** The page's person: the one signed in, or the one whose session has expired. */
export function personOf(state: SessionState): UserProfile | undefined {
  if (state.status === 'signed-in') return state.user;
  return state.status === 'signed-out' ? state.expired : undefined;
}
