import { transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';

/** Keeps of a style sheet what a page uses, and minifies it, to stand in the page itself. */
export async function stylesOf(html: string, css: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${html}</body></html>`, extension: 'html' }],
    css: [{ raw: css }],
    // A class of a CSS module is one word, with its double underscore and any case.
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    fontFace: false,
    keyframes: true,
    safelist: { greedy: [/data-/, /aria-/, /:/] },
  });
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(used?.css ?? css),
    minify: true,
  });
  return code.toString();
}
