import { limits } from '@meritum/shared/contracts/limits';
import { winnersFileTooLarge } from '../errors';

/** The bytes of a file up to the limit. Throws payload-too-large. */
export async function* limitSize(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > limits.winnersFileBytes) throw winnersFileTooLarge();
    yield chunk;
  }
}
