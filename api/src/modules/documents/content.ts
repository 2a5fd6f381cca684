import { limits } from '@meritum/shared/contracts/limits';
import { emptyFile, fileTooLarge } from './errors';

/** Passes chunks on and counts them into `meter`. Throws for a wrong size. */
export async function* measuredContent(
  source: AsyncIterable<Buffer>,
  meter: { bytes: number },
): AsyncGenerator<Buffer> {
  for await (const piece of source) {
    meter.bytes += piece.length;
    if (meter.bytes > limits.documentBytes) throw fileTooLarge();
    yield piece;
  }
  if (meter.bytes === 0) throw emptyFile();
}
