import { type ClientError, isClientError } from '@meritum/shared/client/clientError';
import { isStale } from '../confirm/question';

export interface Failure<Row> {
  row: Row;
  why: string;
  /** Somebody else has changed it since it was read. */
  isStale?: boolean;
  /** The connection broke here, so it is unknown whether the act was done. */
  isOpen?: boolean;
}

export interface Acting<Row> {
  rows: readonly Row[];
  /** Throws ClientError. Must be idempotent. */
  act(row: Row): Promise<unknown>;
  /** Reports the number of completed rows. */
  onProgress(done: number): void;
  /** Whether to continue. */
  isWanted(): boolean;
}

/** Number of times that one row waits for the rate limit. */
const maxWaits = 3;

/** Longest pause between two rows, in seconds. */
const maxWait = 60;

const seconds = (count: number) => new Promise((done) => setTimeout(done, count * 1_000));

/** Acts, and waits if the server limits the rate of requests. */
async function patiently(act: () => Promise<unknown>, waits = maxWaits): Promise<void> {
  try {
    await act();
  } catch (error) {
    const isLimited = isClientError(error) && error.code === 'resource-exhausted';
    if (!isLimited || waits === 0) throw error;
    await seconds(Math.min(error.retryAfter ?? maxWait, maxWait));
    await patiently(act, waits - 1);
  }
}

/** No reply, no session, or no fresh proof: the next rows would fail, too. */
const endsAll = ({ status }: ClientError) => status === 0 || status === 401;

/** Acts on one row after the other; returns the failed and the untried rows. */
export async function actOnEach<Row>({ rows, act, onProgress, isWanted }: Acting<Row>) {
  const failures: Failure<Row>[] = [];
  for (const [index, row] of rows.entries()) {
    if (!isWanted()) return { failures, untried: rows.slice(index) };
    try {
      await patiently(() => act(row));
    } catch (error) {
      if (!isClientError(error)) throw error;
      const isOpen = endsAll(error);
      failures.push({ row, why: error.message, isStale: isStale(error), isOpen });
      if (isOpen) return { failures, untried: rows.slice(index + 1) };
    }
    onProgress(index + 1);
  }
  return { failures, untried: [] };
}
