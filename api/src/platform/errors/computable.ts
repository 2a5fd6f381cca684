import type { FastifyBaseLogger } from 'fastify';
import { toDomainError } from './translate';

/**
 * The results that can be computed; one that fails by a fault of ours is logged and left out.
 * @throws refusals, and the error of a database that is away
 */
export async function computable<T>(
  all: readonly Promise<T>[],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<T[]> {
  const leftOut = (err: unknown): T[] => {
    if (toDomainError(err)) throw err;
    log.error({ err }, 'one of several results cannot be computed');
    return [];
  };
  return (await Promise.all(all.map((one) => one.then((found) => [found], leftOut)))).flat();
}
