/** The faces of a paper by name, and the code points that each covers. */
export interface Faces {
  main: string;
  /** One family in parts, for words that the main face cannot render. */
  further: readonly string[];
  has(face: string, codePoint: number): boolean;
}

/** Text in one face; `null`: so many characters that no face covers. */
export type Run = { face: string; text: string } | { face: null; count: number };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Invisible characters. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/**
 * A text split by face. A word that the main face cannot render whole uses the further ones, so
 * that no word mixes designs.
 */
export function runsOf(text: string, faces: Faces): Run[] {
  const { main, further } = faces;
  const writes = (face: string, part: string) =>
    [...part].every((letter) => faces.has(face, letter.codePointAt(0) ?? 0));
  const runs: Run[] = [];
  const visible = (part: string) => part.replace(invisible, '');
  for (const word of text.normalize('NFC').replace(/\s+/g, ' ').split(/( )/)) {
    if (writes(main, visible(word))) add(runs, { face: main, text: visible(word) });
    else
      for (const { segment } of graphemes.segment(word)) {
        const letter = visible(segment);
        const face = further.find((one) => writes(one, letter)) ?? null;
        add(runs, face === null ? { face, count: 1 } : { face, text: letter });
      }
  }
  return runs.filter((run) => run.face === null || run.text !== '');
}

/** Merges a run into the last one, or the one before a space, when the face is the same. */
function add(runs: Run[], next: Run): void {
  const last = runs.at(-1);
  const before = runs.at(-2);
  const isSpace = last !== undefined && last.face !== null && last.text === ' ';
  if (last?.face === next.face) join(last, next, '');
  else if (isSpace && before?.face === next.face) {
    runs.pop();
    join(before, next, ' ');
  } else runs.push({ ...next });
}

function join(run: Run, next: Run, between: string): void {
  if (run.face === null && next.face === null) run.count += next.count;
  if (run.face !== null && next.face !== null) run.text += between + next.text;
}

/** Replaces missing characters. */
export const missing = (count: number) => `[${count} ${count === 1 ? 'character' : 'characters'}]`;
