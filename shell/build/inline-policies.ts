import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineSources } from '../../shared/federation/prerender';
import { portalNames, prefixes, shellRoutes } from '../../shared/programme/routes';

/** The CSP sources that allow exact inline texts. */
const sourceOf = (...texts: string[]) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');

/** A path with and without a trailing slash. */
const bothOf = (path: string) => (path === '/' ? ['/'] : [path, `${path}/`]);

/** A file name with a content hash, as in Caddy's configuration. */
const hashedFile = String.raw`\.[0-9a-f]{8}\.[a-z0-9]+$`;

/** The maps for Caddy; `{page_policy}` is empty for pages without the start script. */
function caddyMaps({ script, ahead, pages, otherwise }: InlineSources): string {
  const map = (names: string, lines: readonly string[]) =>
    `map {http.request.orig_uri.path} ${names} {\n${lines.join('\n')}\n}\n`;
  const styles = Object.entries(pages).flatMap(([path, source]) =>
    bothOf(path).map((key) => `\t${key} "${source}"`),
  );
  const portals = portalNames.map((name) => prefixes[name]).join('|');
  const drawn = [`~^(${portals})(/.*)?$`, ...shellRoutes.flatMap(bothOf)];
  return [
    map('{page_styles}', [...styles, `\tdefault "${otherwise}"`]),
    map('{page_script} {page_policy}', [
      // A missing file gets the not-found page, also below a portal's address.
      `\t~${hashedFile} " ${script}" " start"`,
      ...drawn.map((key) => `\t${key} " ${ahead}" ""`),
      `\tdefault " ${script}" " start"`,
    ]),
  ].join('');
}

/** Writes `.inline.json` for our server and `.inline.caddy` for Caddy; neither file is served. */
export async function writeInlinePolicies(
  dist: string,
  { start, early, ahead }: Readonly<Record<'start' | 'early' | 'ahead', string>>,
  styles: ReadonlyMap<string, string>,
): Promise<void> {
  const { '/404': otherwise = '', ...pages } = Object.fromEntries(
    [...styles].map(([path, css]) => [path, sourceOf(css)]).sort(),
  ) as Record<string, string>;
  const scripts = { script: sourceOf(start, early), ahead: sourceOf(ahead) };
  const sources: InlineSources = { ...scripts, pages, otherwise };
  await writeFile(join(dist, '.inline.json'), JSON.stringify(sources));
  await writeFile(join(dist, '.inline.caddy'), caddyMaps(sources));
}
