import type { Readable } from 'node:stream';

export type Verdict = 'clean' | 'infected';

/** Detects malicious files; {@link clamdScanner} is one. */
export interface DocumentScanner {
  /** Reads `content` as far as needed. Throws when it has no verdict, to be tried again later. */
  scan(content: Readable): Promise<Verdict>;
}
