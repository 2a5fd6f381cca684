import { site } from '@meritum/shared/programme/site';
import type { Detail } from './paper';

/** Written from right to left by their author only to reorder the line, or impossible to draw. */
const notDrawn = /[\u202a-\u202e\u2066\u2067\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;
const control = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/** Planes from the third on have no letters of living languages, and our faces none of them. */
const unknown = /[\p{Cs}\p{Noncharacter_Code_Point}\u{30000}-\u{10ffff}]/gu;
/** In pieces, since finding the graphemes of a text takes the square of its length. */
const longWord = /[^\s\u200b\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{40,400}/gu;
/** No writing puts more than four marks on a letter; Typst draws thousands for seconds. */
const tooManyMarks = /((?:[\u200c\u200d]?\p{M}){4})[\p{M}\u200c\u200d]+/gu;
const tooManyJoiners = /([\u200c\u200d])[\u200c\u200d]+/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text as it can be drawn in one paragraph: composed, without control characters, with at most
 * four marks on a letter, and with places to break a word that fits no line.
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

/** Who signs certificates, for their foot: nobody unless the site names somebody. */
export const signedBy = (): readonly Detail[] =>
  site.signatory ? [[site.signatory.role, site.signatory.name]] : [];

/** A name inside a sentence: its direction does not change that of the words around it. */
export const isolatedName = (name: string): string => `\u2068${name}\u2069`;
