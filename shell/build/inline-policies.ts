import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineSources } from '../../shared/federation/prerender';

/** A source that allows one text that stands in a page, byte for byte. */
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The same for Caddy: `{page_script}`, and `{page_styles}` by path, with and without a slash at its end. */
function caddyMaps({ script, pages, otherwise }: InlineSources): string {
  const lines = Object.entries(pages).flatMap(([path, source]) =>
    (path === '/' ? ['/'] : [path, `${path}/`]).map((key) => `\t${key} "${source}"`),
  );
  const map = (name: string, lines: readonly string[]) =>
    `map {http.request.orig_uri.path} {${name}} {\n${lines.join('\n')}\n}\n`;
  return [
    map('page_styles', [...lines, `\tdefault "${otherwise}"`]),
    map('page_script', [`\tdefault "${script}"`]),
  ].join('');
}

/**
 * Writes what the policy of each page allows inline, for the servers of the pages: `.inline.json`
 * for ours, `.inline.caddy` for Caddy. That is the start script, the same on all pages, and the one
 * style sheet of each; all other addresses may have that of the not-found page. Neither file is
 * served, as no hidden one is.
 */
export async function writeInlinePolicies(
  dist: string,
  startScript: string,
  styles: ReadonlyMap<string, string>,
): Promise<void> {
  const { '/404': otherwise = '', ...pages } = Object.fromEntries(
    [...styles].map(([path, css]) => [path, sourceOf(css)]).sort(),
  ) as Record<string, string>;
  const sources: InlineSources = { script: sourceOf(startScript), pages, otherwise };
  await writeFile(join(dist, '.inline.json'), JSON.stringify(sources));
  await writeFile(join(dist, '.inline.caddy'), caddyMaps(sources));
}
