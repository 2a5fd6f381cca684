import { limits } from '@meritum/shared/contracts/limits';
import type { FastifyRequest } from 'fastify';
import { notOneFile, uploadInterrupted } from '../../documents/errors';
import { interrupted } from '../../documents/receive';
import { winnersFileTooLarge } from '../errors';

/** The bytes of a part, up to what a file of winners may have. */
async function* limited(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > limits.winnersFileBytes) throw winnersFileTooLarge();
    yield chunk;
  }
}

/** Hands the one file of a multipart request to `read`; none or several are refused. */
export async function withOneFile<Result>(
  request: FastifyRequest,
  read: (file: AsyncIterable<Buffer>) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (results.length > 0) throw notOneFile();
      results.push(await read(limited(part.file)));
    }
  } catch (error) {
    // What the sender still sends is read away, or it would block the connection.
    request.raw.unpipe().resume();
    throw interrupted(error) ? uploadInterrupted() : error;
  }
  const [result] = results;
  if (!result) throw notOneFile();
  return result;
}
