import { type Selector, transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';

/** A CSS module class is one word, with its double underscore and any case. */
const wordsOf = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** Reduces a style sheet to the rules that a page uses and minifies it for inlining. */
export async function stylesOf(html: string, css: string): Promise<string> {
  const words = new Set(wordsOf(html));
  const ofPage = (selector: Selector) =>
    selector.every((part) => part.type !== 'class' || words.has(part.name)) ? selector : [];
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${html}</body></html>`, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: wordsOf,
    fontFace: false,
    keyframes: true,
    variables: true,
    // It supports neither states nor all pseudo-elements, so selectors with them are checked later.
    safelist: { greedy: [/data-/, /aria-/, /:/] },
  });
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(used?.css ?? css),
    minify: true,
    visitor: { Selector: ofPage },
  });
  return code.toString();
}
