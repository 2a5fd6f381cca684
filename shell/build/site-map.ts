import { publicCalls } from '../../shared/contracts/public-calls';
import { site } from '../../shared/programme/site';
import { escapeHtml } from './html';

/** Every public address except results and profiles, absolute, as sitemaps.org 0.9 requires. */
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

/** Allows pages and public pages' calls (RFC 9309). `/api/winner` also matches `/api/winners`. */
export function robots(): string {
  return `User-agent: *
Disallow: /api/
Allow: /api/profiles
Allow: /api/results
Allow: /api/season
Allow: /api/winner
Disallow: /admin/

Sitemap: ${new URL('/sitemap.xml', site.origin).href}
Sitemap: ${new URL(publicCalls.getProfilesSiteMap.path, site.origin).href}
`;
}
