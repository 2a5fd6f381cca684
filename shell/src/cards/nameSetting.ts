/** Breaks a text at spaces into lines of at most `most` characters; a longer word stays whole. */
export function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The width in px available for a name, from the margin to the medal. */
export const nameWidth = 690;

/** The maximum length of a name's line in characters. */
const lineLength = 18;

/** A generous estimate of a character's width as a share of the font size. */
function widthOf(character: string): number {
  if (/[mwMWQ]/.test(character)) return 0.92;
  if (/\p{Lu}/u.test(character)) return 0.72;
  return /[fijlrt.,' -]/.test(character) ? 0.38 : 0.56;
}

const lineWidth = (line: string) => [...line].reduce((sum, one) => sum + widthOf(one), 0);

/** The lines of a name and the font size in px at which they fit. */
export function setName(name: string): { lines: string[]; size: number } {
  const lines = linesOf(name, lineLength);
  const fitting = Math.floor(nameWidth / Math.max(...lines.map(lineWidth)));
  return { lines, size: Math.min(lines.length > 2 ? 68 : 96, fitting) };
}
