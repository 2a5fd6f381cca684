import { type ClientError, isClientError } from '../client/clientError';

/** What a form has to say after a call: as a whole, and of single fields. */
export interface Answer {
  kind: 'error' | 'success';
  /** Left out where the fields say everything. */
  text?: string;
  /** The server's or provider's own words, shown below the text (ERR-006). */
  detail?: string;
  /** What is wrong with a field, by its name. */
  fields?: FieldErrors;
}

export type FieldErrors = Readonly<Record<string, string>>;

/** Names of a form's fields, by what the server calls them. */
export type FieldNames = Readonly<Record<string, string>>;

export function refusal(text: string): Answer {
  return { kind: 'error', text };
}

/**
 * What to say of a failed call. The catalogue's text comes first where the cause is what it names, or
 * is not known (D40); a field that the server found wrong says so itself, and a lost connection or too
 * many attempts are not taken for anything else.
 */
export function failure(text: string, error: unknown, names: FieldNames = {}): Answer {
  if (!isClientError(error)) throw error;
  if (isAway(error)) return { kind: 'error', text: whatFailed(text), detail: error.message };
  const fields = fieldsOf(error, names);
  if (fields) return { kind: 'error', fields };
  // The same refusal may hold for several places: it is said once.
  const messages = new Set(error.errors.map(({ message }) => message));
  const detail = [...messages].join(' ') || error.message;
  return detail === text ? refusal(text) : { kind: 'error', text, detail };
}

/** No network, or a server that wants to be left alone for a while. */
const isAway = ({ code, status }: ClientError) =>
  code === 'resource-exhausted' || (code === 'unavailable' && status === 0);

/** The catalogue's first sentence; what follows may guess at a cause. */
const whatFailed = (text: string) => text.replace(/\. .*$/, '.');

/** What the server said of each field; undefined where something of it belongs to none. */
function fieldsOf({ errors }: ClientError, names: FieldNames): FieldErrors | undefined {
  const said = errors.map(({ pointer, message }) => [names[pointer.slice(1)], message] as const);
  if (said.length === 0 || said.some(([name]) => name === undefined)) return undefined;
  return Object.fromEntries(said.toReversed());
}
