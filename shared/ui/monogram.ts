import { initials } from './initials';

/** Number of backgrounds and drawings. */
const tones = 6;
const figures = 4;

/** FNV-1a: gives different hashes to names that differ by one letter. */
function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

export interface Monogram {
  letters: string;
  /** Index of the background. */
  tone: number;
  /** Index of the drawing behind the letters, and its rotation in degrees. */
  figure: number;
  turn: number;
}

/** Returns the drawing for a person without a picture; always the same for a name. */
export function monogramOf(name: string): Monogram {
  const hash = textHash(name);
  return {
    letters: initials(name),
    tone: hash % tones,
    figure: (hash >>> 8) % figures,
    turn: ((hash >>> 16) % 12) * 30,
  };
}
