import { MongoBulkWriteError, MongoError, MongoNetworkError, MongoServerError } from 'mongodb';

export const isDriverError = (error: unknown): error is MongoError => error instanceof MongoError;

/** Whether a connection broke, or a command was interrupted since the server is silent. */
export const isConnectionBroken = (error: unknown): boolean => error instanceof MongoNetworkError;

/** Whether the database refused a command; the message may quote its values. */
export const isRefusedByDatabase = (error: unknown): boolean => error instanceof MongoServerError;

/** What a bulk write failed of; the driver wraps even a broken connection as a server's error. */
export const causeOf = (error: unknown): unknown =>
  error instanceof MongoBulkWriteError && (error.errorResponse as unknown) instanceof Error
    ? error.errorResponse
    : error;
