import { tooManyRequests, waitInWords } from '../../platform/errors/domain-error';

/** The same text for every limit, so that it does not reveal which one was reached. */
export const tooManyAttempts = (waitMs: number) =>
  tooManyRequests(`Too many attempts. Try again in ${waitInWords(waitMs)}.`, waitMs);

export const tooManyMails = (waitMs: number) =>
  tooManyRequests(
    `Several links have been asked for. Look for their emails, or try again in ${waitInWords(waitMs)}.`,
    waitMs,
  );
