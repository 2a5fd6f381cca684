import { useLocation } from '@meritum/shared/router';
import { mailedTo } from './mailedTo';
import { isPortalFront } from './portalPaths';

/** Whether the page invites people without an account: a portal's first, unless a mail led to it. */
export function useIsInvitation(): boolean {
  const { pathname } = useLocation();
  return isPortalFront(pathname) && mailedTo() === undefined;
}
