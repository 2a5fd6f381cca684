import { useLocation } from '@meritum/shared/router';
import { isPortalFront } from './portalPaths';

/**
 * Whether the page invites people without an account: a portal's first page, unless opened from a
 * mail. The query says so, because some mail gateways remove fragments.
 */
export function useIsInvitation(): boolean {
  const { pathname, search } = useLocation();
  return isPortalFront(pathname) && new URLSearchParams(search).get('from') !== 'mail';
}
