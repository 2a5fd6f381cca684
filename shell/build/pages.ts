import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { portalNames, prefixes, shellRoutes } from '../../shared/programme/routes';
import type { PrerenderedPage } from '../src/boot/prerender';
import { documentOf, noindex, type ShellFiles, siteLinks } from './html';
import { stylesOf } from './page-styles';
import { prerender } from './prerender';
import { writeSiteFiles } from './site-files';
import { writeStartScript } from './start-script';

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

/** The addresses in the document that the build of the shell wrote. */
function addressesIn(html: string): Omit<ShellFiles, 'start'> {
  const script = /<script[^>]+src="([^"]+)"/.exec(html)?.[1];
  const styles = /<link[^>]+href="([^"]+\.css)"/.exec(html)?.[1];
  if (!script || !styles) throw new Error('The build of the shell names no script or no styles.');
  return { script, styles };
}

/**
 * Writes one HTML file for each public page, for each portal and each page of the shell, and
 * `404.html` for all others. A static server needs one rule besides: what is below the prefix of a
 * portal is answered with the portal's document, since only the portal knows its pages.
 * Answers with the files that the pages were drawn from.
 */
export async function writePages(dist: string): Promise<readonly string[]> {
  const plain = await readFile(join(dist, 'index.html'), 'utf8');
  const files = { ...addressesIn(plain), start: await writeStartScript(dist) };
  const { pages, notFound, css, cards, read } = await prerender();
  const document = async (page: PrerenderedPage) =>
    write(dist, page.path, documentOf(page, await stylesOf(page.html, css), files));
  const portal = plain.replace('</head>', `${siteLinks}</head>`);
  const own = portal.replace('</head>', `${noindex}</head>`);
  await Promise.all(portalNames.map((name) => write(dist, prefixes[name], portal)));
  await Promise.all(shellRoutes.map((route) => write(dist, route, own)));
  await Promise.all([...pages, notFound].map(document));
  await writeSiteFiles(dist, { pages, cards });
  return read;
}
