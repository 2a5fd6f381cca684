import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A source of `style-src` that allows one inline style sheet. */
const sourceOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** The same for Caddy: `{page_styles}` by path, with and without a slash at its end. */
function caddyMap(sources: Readonly<Record<string, string>>, otherwise: string): string {
  const lines = Object.entries(sources).flatMap(([path, source]) =>
    (path === '/' ? ['/'] : [path, `${path}/`]).map((key) => `\t${key} "${source}"`),
  );
  const all = [...lines, `\tdefault "${otherwise}"`].join('\n');
  return `map {http.request.orig_uri.path} {page_styles} {\n${all}\n}\n`;
}

/**
 * Writes which inline styles the policy of each page allows, for the servers of the pages:
 * `.styles.json` for ours, `.styles.caddy` for Caddy. All other addresses may have those of the
 * not-found page. Neither file is served, as no hidden one is.
 */
export async function writeStylePolicies(
  dist: string,
  inlined: ReadonlyMap<string, string>,
): Promise<void> {
  const { '/404': otherwise = '', ...pages } = Object.fromEntries(
    [...inlined].map(([path, css]) => [path, sourceOf(css)]).sort(),
  ) as Record<string, string>;
  await writeFile(join(dist, '.styles.json'), JSON.stringify({ pages, otherwise }));
  await writeFile(join(dist, '.styles.caddy'), caddyMap(pages, otherwise));
}
