import { isClientError } from '../client/clientError';

/** What a form with a single answer has to say after a call. */
export interface Answer {
  kind: 'error' | 'success';
  text: string;
  /** The server's or provider's own words, shown below the text (ERR-006). */
  detail?: string;
}

export function refusal(text: string): Answer {
  return { kind: 'error', text };
}

/** The catalogue's text for a failed call, with what the server said about it (D40). */
export function failure(text: string, error: unknown): Answer {
  if (!isClientError(error)) throw error;
  const detail = error.errors.map(({ message }) => message).join(' ') || error.message;
  return detail === text ? refusal(text) : { kind: 'error', text, detail };
}
