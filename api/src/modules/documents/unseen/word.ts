import type { UnseenText } from '@meritum/shared/contracts/nominations';
import { textsOf } from '../word';
import { membersOf } from '../zip';

const hidden = /<w:(?:vanish|webHidden)(?:\s+w:val="(?:1|true|on)")?\s*\/>/;
const white = /<w:color\s[^<>]*w:val="(?:[fF]{6})"/;
/** In half points; text is readable from four points on. */
const tiny = /<w:sz\s[^<>]*w:val="[0-3]"/;
/** White letters are visible on another colour. */
const shading = /<w:(?:shd\s[^<>]*w:fill|background\s[^<>]*w:color)="(?!auto|[fF]{6})/;
const letters = /<w:t(?:\s[^<>]*)?>([^<]*)</g;

/** Texts of a Word file that readers cannot see. Throws for damaged parts. */
export function unseenInWord(file: Buffer): UnseenText[] {
  const found = textsOf(membersOf(file)).flatMap((xml) => {
    const isShaded = shading.test(xml);
    return xml
      .split('</w:r>')
      .map((before) => before.slice(before.lastIndexOf('<w:rPr>')))
      .filter((run) => hidden.test(run) || tiny.test(run) || (!isShaded && white.test(run)))
      .flatMap((run) => Array.from(run.matchAll(letters), ([, text]) => text ?? ''));
  });
  const text = found.join('').replace(/\s+/g, ' ').trim();
  return text ? [{ text }] : [];
}
