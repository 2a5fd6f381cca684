import { site } from '@meritum/shared/programme/site';
import { useLocation } from '@meritum/shared/router';
import { useEffect } from 'react';

/** Reports to analytics, if any, which part was opened, never its content (API-020, D84). */
export function useCountedParts(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!site.analytics) return;
    const body = JSON.stringify({ event: 'page_view', page: `/${pathname.split('/')[1]}` });
    const sent = { method: 'POST', body, credentials: 'omit', keepalive: true } as const;
    fetch(site.analytics, sent).catch(() => {});
  }, [pathname]);
}
