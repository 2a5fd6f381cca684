import { initials } from './initials';

/** How many grounds and drawings there are to tell monograms apart by. */
const tones = 6;
const figures = 4;

/** FNV-1a: spreads names that differ in one letter. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

export interface Monogram {
  letters: string;
  /** Which ground it stands on. */
  tone: number;
  /** Which drawing lies behind the letters, and how far it is turned, in degrees. */
  figure: number;
  turn: number;
}

/** The picture of somebody without a picture: always the same one for a name. */
export function monogramOf(name: string): Monogram {
  const hash = hashOf(name);
  return {
    letters: initials(name),
    tone: hash % tones,
    figure: (hash >>> 8) % figures,
    turn: ((hash >>> 16) % 12) * 30,
  };
}
