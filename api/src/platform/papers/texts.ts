import { site } from '@meritum/shared/programme/site';
import type { Detail } from './paper';

/** Characters that reorder a line or cannot be drawn. */
const notDrawn = /[\u202a-\u202e\u2066\u2067\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;
const control = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/** Beyond the third plane Unicode has no letters of living languages. */
const unknown = /[\p{Cs}\p{Noncharacter_Code_Point}\u{30000}-\u{10ffff}]/gu;
/** At most 400 characters, because finding graphemes takes quadratic time. */
const longWord = /[^\s\u200b\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{40,400}/gu;
/** No script puts more than four marks on a letter; Typst would draw thousands for seconds. */
const tooManyMarks = /((?:[\u200c\u200d]?\p{M}){4})[\p{M}\u200c\u200d]+/gu;
const tooManyJoiners = /([\u200c\u200d])[\u200c\u200d]+/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text that can be drawn in one paragraph: composed, without control characters, with at most
 * four marks on a letter, and with breaks in words that are longer than a line.
 */
export function drawableText(text: string): string {
  const clean = text
    .replace(notDrawn, '')
    .replace(control, ' ')
    .replace(unknown, '\ufffd')
    .normalize('NFC')
    .replace(tooManyJoiners, '$1')
    .replace(tooManyMarks, '$1')
    .trim();
  return clean.replace(longWord, breakable);
}

function breakable(word: string): string {
  const letters = [...graphemes.segment(word)].map(({ segment }) => segment);
  return letters
    .map((letter, at) => (at > 0 && at % 8 === 0 ? `\u200b${letter}` : letter))
    .join('');
}

/** The signatory at the bottom of certificates; empty unless the site has one. */
export const signedBy = (): readonly Detail[] =>
  site.signatory ? [[site.signatory.role, site.signatory.name]] : [];

/** A name within a sentence, isolated so that its direction does not change the other words'. */
export const isolatedName = (name: string): string => `\u2068${name}\u2069`;
