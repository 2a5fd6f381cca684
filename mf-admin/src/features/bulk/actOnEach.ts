import { type ClientError, isClientError } from '@meritum/shared/client/clientError';
import { isStale } from '../confirm/question';

export interface Failure<Row> {
  row: Row;
  why: string;
  /** Somebody else has changed it since it was read. */
  isStale?: boolean;
  /** It broke off here, so that nobody knows whether it was done. */
  isOpen?: boolean;
}

export interface Acting<Row> {
  rows: readonly Row[];
  /** Throws ClientError. Doing it again for a row it was done for changes nothing. */
  act(row: Row): Promise<unknown>;
  /** Told how many rows are done. */
  onProgress(done: number): void;
  /** Whether to go on. */
  isWanted(): boolean;
}

/** How often one row waits for the limit of requests. */
const maxWaits = 3;

/** Longest pause between two rows, in seconds. */
const maxWait = 60;

const seconds = (count: number) => new Promise((done) => setTimeout(done, count * 1_000));

/** Acts once the server's limit of requests allows it. */
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

/** No answer, no session, or a fresh proof that was not given: the next rows would fail alike. */
const endsAll = ({ status }: ClientError) => status === 0 || status === 401;

/** Acts on one row after the other; returns those it failed for, and those it left untried. */
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
