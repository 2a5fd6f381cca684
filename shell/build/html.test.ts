import type { PrerenderedPage } from '../src/boot/prerender';
import { documentOf } from './html';

const files = {
  script: { address: '/assets/shell.1.js', integrity: 'sha384-a' },
  styles: { address: '/assets/shell.1.css', integrity: 'sha384-b' },
  start: 'start()',
  early: 'list()',
  seal: '/remotes/mf-public/integrity.json',
  queries: ['/assets/query.1.js', '/assets/query.2.js'],
};

const page = (head: Partial<PrerenderedPage['head']> = {}, path = '/faqs'): PrerenderedPage => ({
  path,
  html: '<main>Text</main>',
  head: { title: 'A title', description: 'A description', scripts: 'on interaction', ...head },
});

test('a page carries its text, its styles and nothing that blocks it', () => {
  const html = documentOf(page(), '.a{color:red}', files);
  expect(html).toContain('<div id="root"><main>Text</main></div>');
  expect(html).toContain('<style>.a{color:red}</style>');
  expect(html).not.toContain('rel="stylesheet"');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain(
    '<script data-app="/assets/shell.1.js" data-app-hash="sha384-a" data-styles="/assets/shell.1.css" data-styles-hash="sha384-b"',
  );
  expect(html).toContain('>start()</script>\n</body>');
});

test('a page names its canonical address and its card', () => {
  const html = documentOf(page({ image: '/cards/a.png' }), '', files);
  expect(html).toContain('<link rel="canonical" href="https://awards.example/faqs">');
  expect(html).toContain('property="og:image" content="https://awards.example/cards/a.png"');
});

test('a page leads to the icons, the manifest and the feed of winners', () => {
  const html = documentOf(page(), '', files);
  expect(html).toContain('<link rel="manifest" href="/site.webmanifest">');
  expect(html).toContain(
    '<link rel="alternate" href="/api/winners/feed.atom" type="application/atom+xml" title="Meritum Awards: winners">',
  );
});

test('the not-found page is kept out of indexes', () => {
  const html = documentOf(page({}, '/404'), '', files);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('canonical');
});

test('texts are escaped', () => {
  const html = documentOf(
    page({
      title: '"><script>alert(1)</script>',
      structuredData: [{ name: '</script><script>alert(1)</script>' }],
    }),
    '',
    files,
  );
  expect(html).not.toContain('<script>alert(1)');
  expect(html).toContain('&quot;&gt;&lt;script&gt;');
});

test('a page has its own script, after the one that starts the shell at its word, and what to prefetch', () => {
  const html = documentOf(page({ early: true, chunk: 'winners' }), '', files);
  const served = new DOMParser().parseFromString(html, 'text/html');
  const [start, list] = [...served.querySelectorAll<HTMLElement>('#root ~ script')];
  expect([start, list].map((script) => script?.textContent)).toEqual(['start()', 'list()']);
  const dataset = start?.dataset;
  expect([dataset?.page, dataset?.files, dataset?.seal]).toEqual([
    'winners',
    '/assets/query.1.js /assets/query.2.js',
    '/remotes/mf-public/integrity.json',
  ]);
  expect(documentOf(page(), '', files)).not.toMatch(/list\(|data-page|data-files/);
});

test('the fonts that every page is written with are fetched ahead, those of other languages are not', () => {
  const face = (name: string) => `@font-face{src:url(/assets/${name}.0a1b2c3d.woff2)}`;
  const css = ['news-basic', 'news-latin', 'text-basic', 'text-basic'].map(face).join('');
  const served = new DOMParser().parseFromString(documentOf(page(), css, files), 'text/html');
  const preloads = [...served.querySelectorAll('link[rel="preload"]')];
  expect(preloads.map((link) => link.outerHTML)).toEqual(
    ['news', 'text'].map(
      (name) =>
        `<link rel="preload" as="font" type="font/woff2" href="/assets/${name}-basic.0a1b2c3d.woff2" crossorigin="">`,
    ),
  );
});
