import type { Portal } from '../contracts/identity';
import { prefixes } from '../programme/routes';

/** The portals to which a mailed confirmation link can lead back. */
export const portalPaths: Record<Portal, string> = {
  nomination: prefixes['mf-nomination'],
  judging: prefixes['mf-judging'],
};

/** Whether a path is a portal's first page, which people without an account open. */
export const isPortalFront = (path: string): boolean =>
  Object.values(portalPaths).includes(path.replace(/\/$/, ''));

export const portalAt = (path: string): Portal | undefined =>
  (Object.keys(portalPaths) as Portal[]).find((portal) => path.startsWith(portalPaths[portal]));
