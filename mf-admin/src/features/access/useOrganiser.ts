import { useSession } from '@meritum/shared/auth/useSession';

const nobody = { uid: '', email: '' };

/** The organiser who is signed in; nobody only while the screen is hidden. */
export function useOrganiser() {
  const session = useSession();
  return session.status === 'signed-in' ? session.user : nobody;
}
