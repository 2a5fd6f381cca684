import type { FastifyBaseLogger } from 'fastify';
import { isRefusedByDatabase } from '../mongo/driver-errors';

/** What can be an address; whether it is one, its @ tells, so that the pattern stays linear. */
const word = /[^\s"'<>:;,(){}[\]]+/g;

/** The text with every e-mail address taken out. */
const withoutAddresses = (text: string) =>
  text.replace(word, (found) => (/.@./.test(found) ? '[address]' : found));

interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * What is logged of an error. Messages of the database quote values (a duplicate key is an e-mail
 * address), so only their code is kept; addresses in other messages are masked.
 */
export function loggedError(error: Error & { code?: unknown }): LoggedError {
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

/** Options of the logger: no request or reply is ever logged whole. */
export function loggerOptions(level: string, stream?: { write(line: string): void }) {
  return {
    level,
    base: null,
    serializers: { err: loggedError, req: () => ({}), res: () => ({}) },
    ...(stream ? { stream } : {}),
  };
}

/** The logger of one request; with the options that Fastify hands over pino would take twice as long. */
export const requestLogger = (logger: FastifyBaseLogger, bindings: Record<string, unknown>) =>
  (logger as { child(bindings: object): FastifyBaseLogger }).child(bindings);
