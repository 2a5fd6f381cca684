import type { FastifyBaseLogger } from 'fastify';
import { isRefusedByDatabase } from '../mongo/driver-errors';

/** A word with an @ may be an address; testing that separately keeps the pattern linear. */
const word = /[^\s"'<>:;,(){}[\]]+/g;

/** The text with every email address masked. */
const withoutAddresses = (text: string) =>
  text.replace(word, (found) => (/.@./.test(found) ? '[address]' : found));

/**
 * The part of an error to log. Database messages quote values (a duplicate key is an email
 * address), so only their code is kept; addresses in other messages are masked.
 */
export function loggedError(error: Error & { code?: unknown }) {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const isQuoting = isRefusedByDatabase(error);
  const masked = withoutAddresses(error.message);
  return {
    type: error.name,
    ...(error.code === undefined ? {} : { code: String(error.code) }),
    message: isQuoting ? 'refused by the database' : masked.slice(0, 300),
    stack: frames.slice(0, 8).join('\n'),
  };
}

/** Options of the logger; requests and replies are never logged as a whole. */
export function loggerOptions(level: string, stream?: { write(line: string): void }) {
  return {
    level,
    base: null,
    serializers: { err: loggedError, req: () => ({}), res: () => ({}) },
    ...(stream ? { stream } : {}),
  };
}

/** A request's logger without Fastify's options, with which pino takes twice as long. */
export const requestLogger = (logger: FastifyBaseLogger, bindings: Record<string, unknown>) =>
  (logger as { child(bindings: object): FastifyBaseLogger }).child(bindings);
