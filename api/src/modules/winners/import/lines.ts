import { limits } from '@meritum/shared/contracts/limits';

/** A line of a file, counted from 1 as an editor does. */
export interface Line {
  number: number;
  text: string;
}

const end = /\r\n|\r|\n/;

/** As much of a line as shows that it is too long. */
const cut = (text: string) => text.slice(0, limits.winnersLineCharacters + 1);

/** True for one more than a file may have. */
export const exceedsLineLimit = ({ number }: Pick<Line, 'number'>) =>
  number > limits.winnersFileLines;

/** True for one that has more characters than a line may have; it is cut. */
export const isTooLong = ({ text }: Pick<Line, 'text'>) =>
  text.length > limits.winnersLineCharacters;

/**
 * The lines of a UTF-8 file, as it comes, up to the first that is one too many; a byte order mark is
 * none of it. What is not UTF-8 becomes U+FFFD, where whoever reads the text finds it.
 */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let rest = '';
  let number = 0;
  for await (const chunk of bytes) {
    // Nothing more is looked at, but it has to be read for the request to be answered.
    if (exceedsLineLimit({ number })) continue;
    rest += decoder.decode(chunk, { stream: true });
    // A carriage return at the end may be half of a line's end.
    const whole = rest.endsWith('\r') ? rest.slice(0, -1) : rest;
    const lines = whole.split(end);
    rest = cut(lines.pop() ?? '') + rest.slice(whole.length);
    for (const text of lines) {
      number += 1;
      yield { number, text: cut(text) };
      if (exceedsLineLimit({ number })) break;
    }
  }
  if (exceedsLineLimit({ number })) return;
  rest += decoder.decode();
  for (const text of rest === '' ? [] : rest.replace(/\r$/, '').split(end)) {
    number += 1;
    yield { number, text: cut(text) };
  }
}
