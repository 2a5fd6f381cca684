import { MongoError, MongoServerError } from 'mongodb';

/** Whether it is an error of the driver. */
export const isDriverError = (error: unknown): error is MongoError => error instanceof MongoError;

/** Whether the database refused a command; the message may quote its values. */
export const isRefusedByDatabase = (error: unknown): boolean => error instanceof MongoServerError;
