/** A stream that keeps what is logged. */
export interface LogLines {
  write(line: string): void;
  text(): string;
  entries(): Record<string, unknown>[];
}

export function logLines(): LogLines {
  const lines: string[] = [];
  return {
    write: (line) => void lines.push(line),
    text: () => lines.join(''),
    entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
