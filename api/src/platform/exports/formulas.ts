/** What a spreadsheet takes for the beginning of a formula, in both widths. */
const signs = '=+-@\uff1d\uff0b\uff0d\uff20';
const isSign = (character: string) => character !== '' && signs.includes(character);

/** What is skipped before a formula, or not seen there. */
const skipped = /^[\s\p{Cf}\p{Cc}]+/u;

/**
 * Whether a spreadsheet could take a text for a formula: it begins with = + - or @ (of either width,
 * white space and unseen characters before it aside), or with a tab or a line break.
 */
export function looksLikeFormula(text: string): boolean {
  return /^[\t\r\n]/.test(text) || isSign(text.replace(skipped, '').charAt(0));
}

/**
 * What could begin another cell within a text, where a program splits lines at semicolons or tabs
 * as its language has it, and a formula in it.
 */
const withinText = /([;\t\r\n]["'\s\p{Cf}]{0,8})([=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** A text as plain text: an apostrophe stands before whatever could begin a formula (OWASP). */
export function withoutFormulas(text: string): string {
  const inner = text.replace(withinText, "$1'$2");
  return looksLikeFormula(inner) ? `'${inner}` : inner;
}
