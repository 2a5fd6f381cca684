import { limits } from '@meritum/shared/contracts/limits';

/** A line of a file, counted from 1 as an editor does. */
export interface Line {
  number: number;
  text: string;
}

const end = /\r\n|\r|\n/;

/** A line's beginning, long enough to show that it is too long. */
const cut = (text: string) => text.slice(0, limits.winnersLineCharacters + 1);

/** Whether a line is beyond the number that a file may have. */
export const exceedsLineLimit = ({ number }: Pick<Line, 'number'>) =>
  number > limits.winnersFileLines;

/** Whether a line has more characters than allowed; it is cut. */
export const isTooLong = ({ text }: Pick<Line, 'text'>) =>
  text.length > limits.winnersLineCharacters;

/**
 * The lines of a UTF-8 file while it arrives, up to the first beyond the limit, without a byte
 * order mark. Invalid UTF-8 becomes U+FFFD, which the text checks report.
 */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let rest = '';
  let number = 0;
  for await (const chunk of bytes) {
    // The rest is read without looking, so that the request can be answered.
    if (exceedsLineLimit({ number })) continue;
    rest += decoder.decode(chunk, { stream: true });
    // A carriage return at the end may be half of a line break.
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
