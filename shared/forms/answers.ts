import { type ClientError, isClientError } from '../client/clientError';

/** The display after a call: a message for the whole form, and errors of single fields. */
export interface Answer {
  kind: 'error' | 'success';
  /** Missing if the field errors say everything. */
  text?: string;
  /** The server's or provider's message, shown below the text (ERR-006). */
  detail?: string;
  fields?: FieldErrors;
}

export type FieldErrors = Readonly<Record<string, string>>;

/** The answer after typing: its text disappears once none of its fields is empty. */
export function afterTyping(
  answer: Answer | undefined,
  values: Readonly<Record<string, string>>,
): Answer | undefined {
  if (!answer?.fields || Object.keys(answer.fields).some((name) => !values[name])) return answer;
  const { text: _, ...rest } = answer;
  return rest;
}

/** Names of a form's fields, by the server's names. */
export type FieldNames = Readonly<Record<string, string>>;

export function refusal(text: string): Answer {
  return { kind: 'error', text };
}

/**
 * Returns the display after a failed call. The catalogue's text comes first if its cause is the
 * actual one or the cause is unknown (D40). Field errors appear at their fields; a lost connection
 * or too many attempts are reported as such.
 */
export function failure(text: string, error: unknown, names: FieldNames = {}): Answer {
  if (!isClientError(error)) throw error;
  if (isAway(error)) return { kind: 'error', text: whatFailed(text), detail: error.message };
  const fields = fieldsOf(error, names);
  if (fields) return { kind: 'error', fields };
  // Several fields can have the same message, which is shown once.
  const messages = new Set(error.errors.map(({ message }) => message));
  const detail = [...messages].join(' ') || error.message;
  return detail === text ? refusal(text) : { kind: 'error', text, detail };
}

/** No network, or a server that asks to wait. */
const isAway = ({ code, status }: ClientError) =>
  code === 'resource-exhausted' || (code === 'unavailable' && status === 0);

/** The catalogue's first sentence, because the rest may guess a cause. */
const whatFailed = (text: string) => text.replace(/\. .*$/, '.');

/** Returns the server's message for each field; undefined if one has no field here. */
function fieldsOf({ errors }: ClientError, names: FieldNames): FieldErrors | undefined {
  const said = errors.map(({ pointer, message }) => [names[pointer.slice(1)], message] as const);
  if (said.length === 0 || said.some(([name]) => name === undefined)) return undefined;
  return Object.fromEntries(said.toReversed());
}
