import { calls } from '../../shared/contracts/calls';
import type { PageHead } from '../../shared/federation/prerender';
import { site } from '../../shared/programme/site';
import type { PrerenderedPage } from '../src/boot/prerender';

export interface CheckedFile {
  address: string;
  integrity: string;
}

export interface ShellFiles {
  script: CheckedFile;
  styles: CheckedFile;
  /** Sources of a page's small scripts: one starts the shell, one shows the page's list. */
  start: string;
  early: string;
  seal: string;
  queries: readonly string[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** JSON that cannot end the script element that contains it. */
const scriptJson = (value: object) => JSON.stringify(value).replace(/</g, '\\u003c');

const canonical = (path: string) => new URL(path, site.origin).href;

/** Icons, manifest and feed, the same on every page. */
export const siteLinks = `<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<link rel="alternate" href="${calls.getWinnersFeed.path}" type="application/atom+xml" title="${escapeHtml(site.productName)}: winners">
<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#12151b" media="(prefers-color-scheme: dark)">`;

/** For pages that are useless in search results. */
export const noindex = '<meta name="robots" content="noindex">';

function sharing({ path, head }: PrerenderedPage): string {
  const entries = {
    'og:type': 'website',
    'og:site_name': site.productName,
    'og:title': head.cardTitle ?? head.title,
    'og:description': head.description,
    'og:url': canonical(path),
    'og:image': canonical(head.image ?? '/card.png'),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': head.card ? `${head.card.title}: ${head.card.line}` : site.productName,
  };
  const tags = Object.entries(entries).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  return [...tags, '<meta name="twitter:card" content="summary_large_image">'].join('\n');
}

/** CORS mode is needed for the own origin too: `Integrity-Policy` ignores integrity otherwise. */
export const checkedBy = ({ integrity }: CheckedFile): string =>
  `integrity="${integrity}" crossorigin="anonymous"`;

const loadedBy = ({ script, styles }: ShellFiles) =>
  `data-app="${script.address}" data-app-hash="${script.integrity}" data-styles="${styles.address}" data-styles-hash="${styles.integrity}"`;

const ahead = ({ early, chunk }: PageHead, { seal, queries }: ShellFiles) =>
  ` data-seal="${seal}"${early ? ` data-files="${queries.join(' ')}"` : ''}${chunk ? ` data-page="${chunk}"` : ''}`;

/** Preloads the fonts of the page's texts, so that they may be there for the first paint. */
const fontsOf = (css: string) =>
  [...new Set(css.match(/\/assets\/[\w-]+-basic\.\w+\.woff2/g))]
    .map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`)
    .join('\n');

/** A page without blocking resources. The start script is at the end, after the content. */
export function documentOf(page: PrerenderedPage, css: string, files: ShellFiles): string {
  const { head, html, path } = page;
  const data = (head.structuredData ?? []).map(
    (object) => `<script type="application/ld+json">${scriptJson(object)}</script>`,
  );
  const found = path !== '/404';
  const early = head.early ? `<script>${files.early}</script>\n` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(head.title)}</title>
<meta name="description" content="${escapeHtml(head.description)}">
${found ? `<link rel="canonical" href="${escapeHtml(canonical(path))}">\n${sharing(page)}` : noindex}
${siteLinks}
${fontsOf(css)}
<style>${css}</style>
${data.join('\n')}
</head>
<body><div id="root">${html}</div>
<script ${loadedBy(files)} data-when="${head.scripts}" data-year="${new Date().getFullYear()}"${ahead(head, files)}>${files.start}</script>
${early}</body>
</html>
`;
}
