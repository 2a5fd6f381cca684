import { linesOf } from './lines';

/** Px from the margin to the medal. */
export const nameWidth = 690;

/** Characters that a line of a name may hold before it is broken. */
const lineLength = 18;

/** What a character of the display type takes of its size, measured generously. */
function widthOf(character: string): number {
  if (/[mwMWQ]/.test(character)) return 0.92;
  if (/\p{Lu}/u.test(character)) return 0.72;
  return /[fijlrt.,' -]/.test(character) ? 0.38 : 0.56;
}

const lineWidth = (line: string) => [...line].reduce((sum, one) => sum + widthOf(one), 0);

/** The lines of a name and the size, in px, in which all of them fit. */
export function setName(name: string): { lines: string[]; size: number } {
  const lines = linesOf(name, lineLength);
  const fitting = Math.floor(nameWidth / Math.max(...lines.map(lineWidth)));
  return { lines, size: Math.min(lines.length > 2 ? 68 : 96, fitting) };
}
