const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');

/** Elements, by name, that a selector can match at all; nothing where it may be any. */
function namesIn(selector) {
  const plain = selector.replace(/\[[^\]]*\]|\([^()]*\)/g, '');
  if (/[[\]()"'\\|]/.test(plain)) return undefined;
  const subjects = plain.split(',').map((part) =>
    part
      .trim()
      .split(/[\s>+~]+/)
      .at(-1),
  );
  const names = subjects.map((subject) => /^[a-z][\w-]*/i.exec(subject)?.[0].toLowerCase());
  return names.includes(undefined) ? undefined : new Set(names);
}

const known = new Map();
const { matchesDontThrow } = selectors;

/**
 * Every role that a test asks for makes jsdom match each element of the page against each rule of
 * its style sheet, most of which are of elements by name: those of other names need no match.
 * Read before jsdom itself, which takes the function when it is loaded.
 */
selectors.matchesDontThrow = (element, selector) => {
  if (!known.has(selector)) known.set(selector, namesIn(selector));
  const names = known.get(selector);
  if (names && !names.has(element._localName.toLowerCase())) return false;
  return matchesDontThrow(element, selector);
};

/** What was computed, by the styles of the document, which jsdom drops whenever it changes. */
const computed = new WeakMap();

/** Lets a window compute the style of an element once for each state of its document. */
function rememberStyles(window) {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudo) => {
    const impl = implForWrapper(element);
    if (pseudo || !impl?._attached) return getComputedStyle(element, pseudo);
    const ofNow = computed.get(impl._ownerDocument._styleCache);
    const before = ofNow?.get(element);
    if (before) return before;
    const style = getComputedStyle(element);
    const { _styleCache: cache } = impl._ownerDocument;
    computed.set(cache, (computed.get(cache) ?? new WeakMap()).set(element, style));
    return style;
  };
}

module.exports = { rememberStyles };
