import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '../../shared/federation/integrity';
import { singletonFiles } from '../../shared/federation/singleton-files';
import { portalNames, prefixes, shellRoutes } from '../../shared/programme/routes';
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
import { compileStartScript } from './start-script';

/** The file that a static server answers a path with. */
export function fileOf(path: string): string {
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

/** The files that the document names which the build of the shell wrote. */
async function filesIn(html: string, dist: string): Promise<Pick<ShellFiles, 'script' | 'styles'>> {
  const script = /<script[^>]+src="([^"]+)"/.exec(html)?.[1];
  const styles = /<link[^>]+href="([^"]+\.css)"/.exec(html)?.[1];
  if (!script || !styles) throw new Error('The build of the shell names no script or no styles.');
  return { script: await checked(dist, script), styles: await checked(dist, styles) };
}

/** Addresses of the files that hold a module which is fetched when a page asks for it. */
async function filesOfSingleton(dist: string, name: string): Promise<string[]> {
  const files = JSON.parse(await readFile(join(dist, singletonFiles), 'utf8'))[name] as string[];
  return files.map((file) => `/${file}`);
}

/** Hidden, since it is the answer to other paths and no page of its own. */
const winnerMissingFile = '.winner-404.html';

/** What a browser without scripts shows of a page that is nothing without them. */
const withoutScripts = `<noscript><main class="without-scripts"><h1>This page needs JavaScript</h1>
<p>Forms, uploads and sign-in run as a script in your browser, and this browser runs none. Please allow scripts for this site, or use another browser.</p>
<p>If you cannot, write to <a href="mailto:${site.supportEmail}">${site.supportEmail}</a>. The <a href="/">public pages</a> can be read without scripts.</p></main></noscript>`;

/** The document of the portals, whose script and styles the browser checks. */
function portalDocument(
  plain: string,
  { script, styles }: Pick<ShellFiles, 'script' | 'styles'>,
): string {
  return plain
    .replace(`src="${script.address}"`, `src="${script.address}" ${checkedBy(script)}`)
    .replace(`href="${styles.address}"`, `href="${styles.address}" ${checkedBy(styles)}`)
    .replace('</head>', `${siteLinks}</head>`)
    .replace('<div id="root">', `${withoutScripts}<div id="root">`);
}

/**
 * Writes one HTML file for each public page, for each portal and each page of the shell, and
 * `404.html` for all others. A static server needs one rule besides: what is below the prefix of a
 * portal is answered with the portal's document, since only the portal knows its pages.
 * Answers with the files that the pages were drawn from.
 */
export async function writePages(dist: string): Promise<readonly string[]> {
  const plain = await readFile(join(dist, 'index.html'), 'utf8');
  const { code: start, read: startRead } = await compileStartScript();
  const files = {
    ...(await filesIn(plain, dist)),
    start,
    seal: `${publicRemote}integrity.json`,
    queries: await filesOfSingleton(dist, '@meritum/shared/query'),
  };
  const inlined = new Map<string, string>();
  const { pages, notFound, winnerMissing, css, cards, read } = await prerender();
  const document = async (page: PrerenderedPage) => {
    const styles = await stylesOf(page.html, css);
    inlined.set(page.path, styles);
    await write(dist, page.path, documentOf(page, styles, files));
  };
  const portal = portalDocument(plain, files);
  const own = portal.replace('</head>', `${noindex}</head>`);
  await Promise.all(portalNames.map((name) => write(dist, prefixes[name], portal)));
  await Promise.all(shellRoutes.map((route) => write(dist, route, own)));
  await Promise.all(pages.map(document));
  // One sheet for both, since the policy allows one for all that is not found.
  const styles = await stylesOf(notFound.html + winnerMissing.html, css);
  inlined.set(notFound.path, styles);
  await write(dist, notFound.path, documentOf(notFound, styles, files));
  await writeFile(join(dist, winnerMissingFile), documentOf(winnerMissing, styles, files));
  await writeInlinePolicies(dist, start, inlined);
  const programsRead = await writeSiteFiles(dist, { pages, cards });
  return [...read, ...startRead, ...programsRead];
}
