/** @jest-environment node */
import { robots, siteMap } from './site-map';

test('the site map lists every path as a whole address', () => {
  expect(siteMap(['/', '/featured-winner/ana-lee'])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://awards.example/</loc></url>
  <url><loc>https://awards.example/featured-winner/ana-lee</loc></url>
</urlset>
`);
});

test('XML characters are escaped in an address', () => {
  expect(siteMap(['/faqs?a=1&b=2'])).toContain(
    '<loc>https://awards.example/faqs?a=1&amp;b=2</loc>',
  );
});

test('robots may read what public pages show, profiles and open dates included, but neither other calls nor the console', () => {
  expect(robots().split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/profiles',
    'Allow: /api/results',
    'Allow: /api/season',
    'Allow: /api/winner',
    'Disallow: /admin/',
    '',
    'Sitemap: https://awards.example/sitemap.xml',
    'Sitemap: https://awards.example/api/profiles/sitemap.txt',
    '',
  ]);
});
