import { type Selector, transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import { styleTargets } from '../../shared/federation/webpack';

/** A CSS module class is one word, with its double underscore and any case. */
const wordsOf = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** Reduces a style sheet to the rules whose selectors consist of words in `words`. */
async function purge(css: string, words: ReadonlySet<string>): Promise<string> {
  const ofPage = (selector: Selector) =>
    selector.every((part) => part.type !== 'class' || words.has(part.name)) ? selector : [];
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: [...words].join(' '), extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: wordsOf,
    fontFace: false,
    keyframes: true,
    variables: true,
    // PurgeCSS knows neither states nor all pseudo-elements; selectors with them are checked later.
    safelist: { greedy: [/data-/, /aria-/, /:/] },
  });
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(used?.css ?? css),
    minify: true,
    ...styleTargets,
    visitor: { Selector: ofPage },
  });
  return code.toString();
}

const purged = new Map<string, Promise<string>>();

/** Minifies the rules that a page uses. Pages of one kind share them, whatever their texts. */
export function stylesOf(html: string, css: string): Promise<string> {
  const ofPage = new Set(['html', 'body', ...wordsOf(html)]);
  const inSelectors = new Set((css.match(/[^{}]+(?=\{)/g) ?? []).flatMap(wordsOf));
  const words = [...inSelectors].filter((word) => ofPage.has(word));
  const key = `${words}\n${css}`;
  const styles = purged.get(key) ?? purge(css, new Set(words));
  purged.set(key, styles);
  return styles;
}
