import { isSignedBy, type PublishedKey } from '../ledger/signature';
import { parseJson } from '../parse-json';

/** The state of the public log at a moment. */
export interface LogHead {
  /** Number of entries. */
  size: number;
  /** Merkle root over them, in hexadecimal. */
  root: string;
  /** Moment of signing, as 2025-11-23T05:00:00.000Z. */
  at: string;
}

/** A head with our signature, which proves the state of the log. */
export interface SignedHead extends LogHead {
  keyId: string;
  /** Ed25519 over `headStatement`, in hexadecimal. */
  signature: string;
}

const format = 'meritum-log-head/1';

/** Returns the signed text: four lines. */
export const headStatement = ({ size, root, at }: LogHead): string =>
  [format, size, root, at].join('\n');

/** Returns a signed head as one line, for mails and notes. */
export const headLine = ({ size, root, at, keyId, signature }: SignedHead): string =>
  [format, size, root, at, keyId, signature].join(' ');

const line =
  /meritum-log-head\/1\s+(\d{1,10})\s+([0-9a-f]{64})\s+(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)\s+([\w-]{1,20})\s+([0-9a-f]{128})(?![0-9a-f])/;

/**
 * Reads the first head in a text: its line, possibly wrapped or among other words, or the API's
 * JSON. Undefined if there is none.
 */
export function readHead(text: string): SignedHead | undefined {
  const [, size, root, at, keyId, signature] = line.exec(text) ?? lineOfJson(text) ?? [];
  if (!size || !root || !at || !keyId || !signature) return undefined;
  if (Number.isNaN(Date.parse(at))) return undefined;
  return { size: Number(size), root, at, keyId, signature };
}

/** Passes JSON through the same pattern, so that there is one rule for both. */
function lineOfJson(text: string): RegExpExecArray | null {
  try {
    const { head, ...rest } = parseJson(text) as SignedHead & { head?: SignedHead };
    return line.exec(headLine(head ?? rest));
  } catch {
    return null;
  }
}

/**
 * Whether one of our keys has signed a head; undefined if that cannot be checked, see `isSignedBy`.
 */
export async function isSignedByUs(
  head: SignedHead,
  keys: readonly PublishedKey[],
): Promise<boolean | undefined> {
  const key = keys.find(({ id }) => id === head.keyId);
  return key ? isSignedBy(key, headStatement(head), head.signature) : false;
}
