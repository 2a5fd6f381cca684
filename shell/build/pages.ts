import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { localKeys } from '../../shared/client/localKeys';
import { calls } from '../../shared/contracts/calls';
import { aheadFile } from '../../shared/federation/ahead-files';
import { integrityOf } from '../../shared/federation/integrity';
import { oldestBrowsers } from '../../shared/programme/browsers';
import { portalNames, prefixes, type RemoteName, shellRoutes } from '../../shared/programme/routes';
import { site } from '../../shared/programme/site';
import type * as Bundle from '../src/boot/prerender';
import { bundle } from './bundle';
import {
  type CheckedFile,
  checkedBy,
  documentOf,
  escapeHtml,
  noindex,
  type ShellFiles,
  siteLinks,
} from './html';
import { writeInlinePolicies } from './inline-policies';
import { stylesOf } from './page-styles';
import { prerenderConfig, publicRemote } from './prerender-config';
import { writeSiteFiles } from './site-files';
import { compileInline, compilePortalWorker } from './start-script';

/** The file that a static server sends for a path. */
function fileOf(path: string): string {
  return path === '/'
    ? 'index.html'
    : `${path.slice(1)}${path === '/404' ? '.html' : '/index.html'}`;
}

async function write(dist: string, path: string, html: string): Promise<void> {
  const file = join(dist, fileOf(path));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

async function checked(dist: string, address: string): Promise<CheckedFile> {
  return { address, integrity: integrityOf(await readFile(join(dist, address))) };
}

async function filesIn(html: string, dist: string): Promise<Pick<ShellFiles, 'script' | 'styles'>> {
  const script = /<script[^>]+src="([^"]+)"/.exec(html)?.[1];
  const styles = /<link[^>]+href="([^"]+\.css)"/.exec(html)?.[1];
  if (!script || !styles) throw new Error('The build of the shell names no script or no styles.');
  return { script: await checked(dist, script), styles: await checked(dist, styles) };
}

async function filesOfChunk(dist: string, name: string): Promise<string[]> {
  const files = JSON.parse(await readFile(join(dist, aheadFile), 'utf8'))[name] as string[];
  return files.map((file) => `/${file}`);
}

const require = createRequire(import.meta.url);

/** Every public page and the not-found page as HTML, with their common style sheet and the card renderers. */
const prerender = () =>
  bundle(prerenderConfig, async (dir) => {
    const { publicPages, notFoundPage, winnerMissingPage, ...cards } = require(
      join(dir, 'prerender.cjs'),
    ) as typeof Bundle;
    const css = await readFile(join(dir, 'prerender.css'), 'utf8');
    const [pages, notFound, winnerMissing] = await Promise.all([
      publicPages(),
      notFoundPage(),
      winnerMissingPage(),
    ]);
    return { pages, notFound, winnerMissing, css, cards };
  });

/** Hidden, because it is only a reply for other paths, not a page. */
const winnerMissingFile = '.winner-404.html';

const { chrome, firefox, safari } = oldestBrowsers;

/** The text of a page drawn by scripts until the shell draws it, and if the shell cannot run. */
const withoutScripts = `<main class="without-scripts"><h1>This page needs JavaScript</h1>
<p>Forms, uploads and sign-in run as scripts in your browser, and they do not run here. Scripts may be turned off, something on your network may block or change them, or the browser may be older than Chrome ${chrome}, Edge ${chrome}, Firefox ${firefox} or Safari ${safari}.</p>
<p>Reload the page, allow scripts for this site, or try another network or browser. If nothing helps, write to <a href="mailto:${site.supportEmail}">${site.supportEmail}</a>. The <a href="/">public pages</a> can be read without scripts.</p></main>`;

/** Fetched before the portal's own files, which the ahead script requests. */
const first = 'fetchpriority="high"';

/** A page drawn in the browser. It names the chunks that the shell requests first. */
function browserDocument(
  plain: string,
  { script, styles }: Pick<ShellFiles, 'script' | 'styles'>,
  next: readonly CheckedFile[],
): string {
  const chunks = next.map(
    (file) => `<script defer src="${file.address}" ${checkedBy(file)} ${first}></script>`,
  );
  return plain
    .replace(`src="${script.address}"`, `src="${script.address}" ${checkedBy(script)} ${first}`)
    .replace(`href="${styles.address}"`, `href="${styles.address}" ${checkedBy(styles)}`)
    .replace('</head>', `${chunks.join('\n')}${siteLinks}</head>`)
    .replace('<div id="root">', `$&${withoutScripts}`);
}

/** Calls that a signed-in person's form needs, with the key of this device's copy of the reply. */
const own: Partial<Record<RemoteName, Readonly<Record<string, string>>>> = {
  'mf-nomination': {
    [calls.getTechNominationStatus.path]: localKeys.nominationData,
    [calls.getNominationDraft.path]: '',
  },
  'mf-judging': { [calls.getTechJudgeStatus.path]: localKeys.judgeStatus },
};

/** Data attributes of a portal's ahead script; useless if the portal has another origin. */
function dataOf(name: RemoteName): string {
  const also = name === 'mf-nomination' ? ` data-also="${calls.getSeason.path}"` : '';
  const needed = escapeHtml(JSON.stringify(own[name] ?? {}));
  return ` data-seal="/remotes/${name}/integrity.json" data-prefix="${prefixes[name]}" data-own="${needed}"${also}`;
}

/** Writes a file for each page, and `404.html`. A portal's prefix has one document. */
export async function writePages(dist: string): Promise<void> {
  const plain = await readFile(join(dist, 'index.html'), 'utf8');
  const scripts = {
    start: await compileInline('start'),
    early: await compileInline('early'),
  };
  const files = {
    ...(await filesIn(plain, dist)),
    ...scripts,
    seal: `${publicRemote}integrity.json`,
    queries: await filesOfChunk(dist, 'query'),
  };
  const inlined = new Map<string, string>();
  const { pages, notFound, winnerMissing, css, cards } = await prerender();
  const document = async (page: Bundle.PrerenderedPage) => {
    const styles = await stylesOf(page.html + (page.head.early ? files.early : ''), css);
    inlined.set(page.path, styles);
    await write(dist, page.path, documentOf(page, styles, files));
  };
  const ahead = await compileInline('browserAhead');
  const chunks = [...files.queries, ...(await filesOfChunk(dist, 'session'))];
  const next = await Promise.all(chunks.map((file) => checked(dist, file)));
  const drawn = browserDocument(plain, files, next);
  const withAhead = (data: string) =>
    drawn.replace(
      '<script',
      () => `<script data-session="${calls.refreshSession.path}"${data}>${ahead}</script>\n<script`,
    );
  const later = ` data-files="${(await filesOfChunk(dist, 'portals')).join(' ')}"`;
  for (const name of portalNames)
    await write(dist, prefixes[name], withAhead(later + dataOf(name)));
  const account = withAhead('').replace('</head>', `${noindex}</head>`);
  await Promise.all(shellRoutes.map((route) => write(dist, route, account)));
  await Promise.all(pages.map(document));
  // One style sheet for both pages, because the policy allows one for all not-found pages.
  const styles = await stylesOf(notFound.html + winnerMissing.html, css);
  inlined.set(notFound.path, styles);
  await write(dist, notFound.path, documentOf(notFound, styles, files));
  await writeFile(join(dist, winnerMissingFile), documentOf(winnerMissing, styles, files));
  await writeFile(join(dist, 'portal-worker.js'), await compilePortalWorker());
  await writeInlinePolicies(dist, { ...scripts, ahead }, inlined);
  await writeSiteFiles(dist, { pages, cards });
}
