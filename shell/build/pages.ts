import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { calls } from '../../shared/contracts/calls';
import { aheadFile } from '../../shared/federation/ahead-files';
import { integrityOf } from '../../shared/federation/integrity';
import { portalNames, prefixes, type RemoteName, shellRoutes } from '../../shared/programme/routes';
import { site } from '../../shared/programme/site';
import type { PrerenderedPage } from '../src/boot/prerender';
import {
  type CheckedFile,
  checkedBy,
  documentOf,
  noindex,
  type ShellFiles,
  siteLinks,
} from './html';
import { writeInlinePolicies } from './inline-policies';
import { stylesOf } from './page-styles';
import { prerender } from './prerender';
import { publicRemote } from './prerender-config';
import { writeSiteFiles } from './site-files';
import { compilePortalAhead, compilePortalWorker, compileStartScript } from './start-script';

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

/** The files of the shell's build that the document references. */
async function filesIn(html: string, dist: string): Promise<Pick<ShellFiles, 'script' | 'styles'>> {
  const script = /<script[^>]+src="([^"]+)"/.exec(html)?.[1];
  const styles = /<link[^>]+href="([^"]+\.css)"/.exec(html)?.[1];
  if (!script || !styles) throw new Error('The build of the shell names no script or no styles.');
  return { script: await checked(dist, script), styles: await checked(dist, styles) };
}

/** Addresses of the files of a named chunk of the shell. */
async function filesOfChunk(dist: string, name: string): Promise<string[]> {
  const files = JSON.parse(await readFile(join(dist, aheadFile), 'utf8'))[name] as string[];
  return files.map((file) => `/${file}`);
}

/** Hidden, because it is the reply for other paths and not a page of its own. */
const winnerMissingFile = '.winner-404.html';

/** The message of script-only pages for browsers without scripts. */
const withoutScripts = `<noscript><main class="without-scripts"><h1>This page needs JavaScript</h1>
<p>Forms, uploads and sign-in run as a script in your browser, and this browser runs none. Please allow scripts for this site, or use another browser.</p>
<p>If you cannot, write to <a href="mailto:${site.supportEmail}">${site.supportEmail}</a>. The <a href="/">public pages</a> can be read without scripts.</p></main></noscript>`;

/** Before the portal's own files, which the ahead script asks for. */
const first = 'fetchpriority="high"';

/**
 * The document of the portals; the browser verifies its scripts and styles. It names the chunks that
 * the shell asks for at once, so that they need no further round trip.
 */
function portalDocument(
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
    .replace('<div id="root">', `${withoutScripts}<div id="root">`);
}

/**
 * The elements that fetch a portal's files beside the shell. A guess: where a portal is deployed
 * elsewhere, nothing is gained, and the shell asks the right address.
 */
function aheadOf(name: RemoteName, script: CheckedFile): string {
  const seal = `/remotes/${name}/integrity.json`;
  const also = name === 'mf-nomination' ? ` data-also="${calls.getSeason.path}"` : '';
  // The service worker of the judge portal answers there, to which a preload would not go.
  const preload =
    name === 'mf-judging' ? '' : `<link rel="preload" as="fetch" href="${seal}" crossorigin>\n`;
  return `${preload}<script async src="${script.address}" ${checkedBy(script)} ${first} data-seal="${seal}" data-prefix="${prefixes[name]}"${also}></script>`;
}

/**
 * Writes one HTML file for each public page, portal and page of the shell, and `404.html` for all
 * others. A static server needs one more rule: paths below a portal's prefix get the portal's
 * document, because only the portal knows its pages.
 */
export async function writePages(dist: string): Promise<void> {
  const plain = await readFile(join(dist, 'index.html'), 'utf8');
  const start = await compileStartScript();
  const files = {
    ...(await filesIn(plain, dist)),
    start,
    seal: `${publicRemote}integrity.json`,
    queries: await filesOfChunk(dist, 'query'),
  };
  const inlined = new Map<string, string>();
  const { pages, notFound, winnerMissing, css, cards } = await prerender();
  const document = async (page: PrerenderedPage) => {
    const styles = await stylesOf(page.html, css);
    inlined.set(page.path, styles);
    await write(dist, page.path, documentOf(page, styles, files));
  };
  const drawn = async (...chunks: string[]) => {
    const named = await Promise.all(chunks.map((chunk) => filesOfChunk(dist, chunk)));
    const next = await Promise.all(named.flat().map((file) => checked(dist, file)));
    return portalDocument(plain, files, next);
  };
  const portal = await drawn('query', 'session', 'portals');
  const own = (await drawn('query', 'session')).replace('</head>', `${noindex}</head>`);
  const code = await compilePortalAhead();
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  await writeFile(join(dist, `assets/ahead.${hash}.js`), code);
  const ahead = await checked(dist, `/assets/ahead.${hash}.js`);
  const withAhead = (name: RemoteName) =>
    portal.replace('<script', `${aheadOf(name, ahead)}\n<script`);
  await Promise.all(portalNames.map((name) => write(dist, prefixes[name], withAhead(name))));
  await Promise.all(shellRoutes.map((route) => write(dist, route, own)));
  await Promise.all(pages.map(document));
  // One style sheet for both, because the policy allows one for all not-found pages.
  const styles = await stylesOf(notFound.html + winnerMissing.html, css);
  inlined.set(notFound.path, styles);
  await write(dist, notFound.path, documentOf(notFound, styles, files));
  await writeFile(join(dist, winnerMissingFile), documentOf(winnerMissing, styles, files));
  await writeFile(join(dist, 'portal-worker.js'), await compilePortalWorker());
  await writeInlinePolicies(dist, start, inlined);
  await writeSiteFiles(dist, { pages, cards });
}
