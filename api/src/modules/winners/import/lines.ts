/** A line of a file, counted from 1 as an editor does. */
export interface Line {
  number: number;
  text: string;
}

const end = /\r\n|\r|\n/;

/**
 * The lines of a UTF-8 file, as it comes; a byte order mark is none of it. What is not UTF-8 becomes
 * U+FFFD, where whoever reads the text finds it.
 */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let rest = '';
  let number = 0;
  for await (const chunk of bytes) {
    rest += decoder.decode(chunk, { stream: true });
    // A carriage return at the end may be half of a line's end.
    const whole = rest.endsWith('\r') ? rest.slice(0, -1) : rest;
    const lines = whole.split(end);
    rest = (lines.pop() ?? '') + rest.slice(whole.length);
    for (const text of lines) {
      number += 1;
      yield { number, text };
    }
  }
  rest += decoder.decode();
  for (const text of rest === '' ? [] : rest.replace(/\r$/, '').split(end)) {
    number += 1;
    yield { number, text };
  }
}
