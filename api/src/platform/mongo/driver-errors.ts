import { MongoError, MongoServerError } from 'mongodb';

/** True for every error of the driver, whether it reached the database or not. */
export const isDriverError = (error: unknown): error is MongoError => error instanceof MongoError;

/** True when the database itself refused; its message may quote what it was given. */
export const isRefusedByDatabase = (error: unknown): boolean => error instanceof MongoServerError;
