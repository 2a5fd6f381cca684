import { MongoBulkWriteError, MongoError, MongoNetworkError, MongoServerError } from 'mongodb';

export const isDriverError = (error: unknown): error is MongoError => error instanceof MongoError;

export const isConnectionBroken = (error: unknown): boolean => error instanceof MongoNetworkError;

/** Whether the database refused a command; the message can quote values. */
export const isRefusedByDatabase = (error: unknown): boolean => error instanceof MongoServerError;

/** The cause of a failed bulk write; the driver wraps even a broken connection in one. */
export const causeOf = (error: unknown): unknown =>
  error instanceof MongoBulkWriteError && (error.errorResponse as unknown) instanceof Error
    ? error.errorResponse
    : error;
