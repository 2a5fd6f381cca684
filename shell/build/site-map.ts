import { site } from '../../shared/programme/site';
import { escapeHtml } from './html';

/** Every public address, absolute, as search engines read it (sitemaps.org 0.9). */
export function siteMap(paths: readonly string[]): string {
  const entries = paths.map((path) => {
    const { href } = new URL(path, site.origin);
    return `  <url><loc>${escapeHtml(href)}</loc></url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/**
 * What robots may fetch (RFC 9309, where the longer rule wins): the directory of winners, its feed
 * and the data for checking results are public calls; all others need a session.
 */
export function robots(): string {
  return `User-agent: *
Disallow: /api/
Allow: /api/winners
Allow: /api/results
Allow: /api/season/rules
Disallow: /admin/

Sitemap: ${new URL('/sitemap.xml', site.origin).href}
`;
}
