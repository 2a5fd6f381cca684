import { useSession } from '@meritum/shared/auth/useSession';

const nobody = { uid: '', email: '' };

/** The signed-in organiser; nobody while the screen is hidden. */
export function useOrganiser() {
  const session = useSession();
  return session.status === 'signed-in' ? session.user : nobody;
}
