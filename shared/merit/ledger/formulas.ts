/** Characters that start a formula in a spreadsheet, in both widths. */
const signs = '=+-@\uff1d\uff0b\uff0d\uff20';
const isSign = (character: string) => character !== '' && signs.includes(character);

/** Characters that spreadsheets skip before a formula. */
const skipped = /^[\s\p{Cf}\p{Cc}]+/u;

/**
 * Whether a spreadsheet could read a text as a formula: it starts with = + - or @ (of either width,
 * after white space and invisible characters), or with a tab or line break.
 */
export function looksLikeFormula(text: string): boolean {
  return /^[\t\r\n]/.test(text) || isSign(text.replace(skipped, '').charAt(0));
}

/** A formula after a semicolon, tab or line break, where some programs split a text into cells. */
const withinText = /([;\t\r\n]["'\s\p{Cf}]{0,8})([=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** A text with an apostrophe before anything that could start a formula (OWASP). */
export function withoutFormulas(text: string): string {
  const inner = text.replace(withinText, "$1'$2");
  return looksLikeFormula(inner) ? `'${inner}` : inner;
}
