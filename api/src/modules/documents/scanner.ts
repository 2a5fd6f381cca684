import type { Readable } from 'node:stream';

/** What a scanner says of a file. */
export type Verdict = 'clean' | 'infected';

/** Looks for what is harmful in a file; {@link clamdScanner} is one. */
export interface DocumentScanner {
  /** Reads `content` to its end or as far as it needs. Throws when it cannot say: try again later. */
  scan(content: Readable): Promise<Verdict>;
}
