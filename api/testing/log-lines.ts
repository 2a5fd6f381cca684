/** A stream that keeps what is logged. */
export function logLines() {
  const lines: string[] = [];
  return {
    write: (line: string) => void lines.push(line),
    text: () => lines.join(''),
    entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
