import { useLocation } from '@meritum/shared/router';
import { isPortalFront } from './portalPaths';

/**
 * Whether the page invites people without an account: a portal's first, unless a mail led to it. That
 * is in the query, because some mail gateways cut fragments off.
 */
export function useIsInvitation(): boolean {
  const { pathname, search } = useLocation();
  return isPortalFront(pathname) && new URLSearchParams(search).get('from') !== 'mail';
}
