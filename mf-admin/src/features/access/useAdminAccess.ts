import { type SessionState, session as sessionStore } from '@meritum/shared/auth/session';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import { opensConsole } from '@meritum/shared/contracts/roles';
import { useEffect, useState } from 'react';

/** `unchecked`: the server could not be asked, so nothing is shown. */
type AdminAccess = 'loading' | 'signed-out' | 'unchecked' | 'admin';

type Check = { uid: string; result: 'fresh' | 'failed' } | undefined;

/** Milliseconds for which the renewal on arrival counts, so that no second one follows at once. */
const within = 30_000;

/**
 * Whether the signed-in person may see the dashboard. Renews the token first (API-018), so that a
 * role changed since the sign-in counts. Others are signed out and told why (PERM-010, OPEN-031).
 * The server checks each call as well.
 */
export function useAdminAccess(session: SessionState) {
  const [unauthorized, setUnauthorized] = useState(false);
  const [check, setCheck] = useState<Check>();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const uid = user?.uid;
  const result = check && check.uid === uid ? check.result : undefined;

  useEffect(() => {
    // Checks again after each sign-in, even of the same person.
    if (!uid) setCheck(undefined);
    if (!uid || result) return;
    let current = true;
    const finish = (to: 'fresh' | 'failed') => current && setCheck({ uid, result: to });
    sessionStore.getAccessToken({ fresh: true, within }).then(
      () => finish('fresh'),
      () => finish('failed'),
    );
    return () => {
      current = false;
    };
  }, [uid, result]);

  const refused = result === 'fresh' && !opensConsole(user?.role ?? 'user');
  useEffect(() => {
    if (result !== 'fresh') return;
    setUnauthorized(refused);
    if (refused) void sessionStore.signOut();
  }, [result, refused]);

  const access = accessOf(session, result, refused);
  return {
    access,
    organiser: useOrganiserHere(session, access === 'admin' ? user : undefined),
    unauthorized,
    dismiss: () => setUnauthorized(false),
    retry: () =>
      session.status === 'unreachable' ? void sessionStore.retry() : setCheck(undefined),
  };
}

function accessOf(
  session: SessionState,
  result: 'fresh' | 'failed' | undefined,
  refused: boolean,
): AdminAccess {
  if (session.status === 'signed-out') return 'signed-out';
  if (session.status === 'unreachable') return 'unchecked';
  if (session.status === 'loading' || !result || refused) return 'loading';
  return result === 'failed' ? 'unchecked' : 'admin';
}

/** Whether the organiser's data must go: they have left, or another person is here. */
function isOver(session: SessionState, { uid }: UserProfile): boolean {
  if (session.status === 'signed-in')
    return session.user.uid !== uid || !opensConsole(session.user.role);
  if (session.status !== 'signed-out' || session.secondStep) return false;
  return session.expired?.uid !== uid;
}

/**
 * The organiser whose screen is open. Outlives an expired session, so that nothing typed is lost
 * until they sign in again; not a sign-out.
 */
function useOrganiserHere(
  session: SessionState,
  admitted: UserProfile | undefined,
): UserProfile | undefined {
  const [known, setKnown] = useState<UserProfile>();
  const organiser = admitted ?? (known && !isOver(session, known) ? known : undefined);
  if (organiser !== known) setKnown(organiser);
  return organiser;
}
