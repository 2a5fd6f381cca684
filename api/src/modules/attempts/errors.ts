import { tooManyRequests, waitInWords } from '../../platform/errors/domain-error';

/** The same text for every limit, so that it does not reveal which one was reached. */
export const tooManyAttempts = (waitMs: number) =>
  tooManyRequests(`Too many attempts. Try again in ${waitInWords(waitMs)}.`, waitMs);
