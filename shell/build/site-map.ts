import { publicCalls } from '../../shared/contracts/public-calls';
import { site } from '../../shared/programme/site';
import { escapeHtml } from './html';

/** Every public address but those of results and profiles, absolute, as search engines read it (sitemaps.org 0.9). */
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

/** Pages, and the calls of public pages (RFC 9309). `/api/winner` stands for `/api/winners` too. */
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
