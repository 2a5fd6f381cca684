import type { SessionState } from '@meritum/shared/auth/session';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import { useState } from 'react';
import type { AdminAccess } from './useAdminAccess';

/** Whether nothing of this organiser's may stay: they have left, or another person is here. */
function isOver(session: SessionState, { uid }: UserProfile): boolean {
  if (session.status === 'signed-in')
    return session.user.uid !== uid || session.user.role !== 'admin';
  if (session.status !== 'signed-out' || session.secondStep) return false;
  return session.expired?.uid !== uid;
}

/**
 * The organiser whose screen is here. It outlives the end of their session, so that nothing they
 * typed is lost until they sign in again; it does not outlive a sign-out.
 */
export function useOrganiserHere(
  session: SessionState,
  access: AdminAccess,
): UserProfile | undefined {
  const [known, setKnown] = useState<UserProfile>();
  const kept = known && !isOver(session, known) ? known : undefined;
  const isIn = access === 'admin' && session.status === 'signed-in';
  const organiser = isIn ? session.user : kept;
  if (organiser !== known) setKnown(organiser);
  return organiser;
}
