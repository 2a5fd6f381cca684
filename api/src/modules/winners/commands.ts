import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock';
import { refusalOf } from '../../platform/zod/issues';
import { type WinnerRecord, winnerRecords } from './record';
import type { WinnersStore } from './store';
import { type StoredWinner, winnerId } from './winner';

export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
}

function toWinner(record: WinnerRecord, before: StoredWinner | undefined, now: Date): StoredWinner {
  const { publishedAt, ...fields } = record;
  return {
    _id: winnerId(record),
    ...fields,
    publishedAt: publishedAt ? new Date(publishedAt) : (before?.publishedAt ?? now),
    updatedAt: before?.updatedAt ?? now,
  };
}

const fieldsInOrder = (winner: StoredWinner) =>
  JSON.stringify(Object.entries(winner).sort(([a], [b]) => a.localeCompare(b)));

/** What is stored of the lists that the records belong to, by key. */
async function storedBeside(
  winners: WinnersStore,
  records: readonly WinnerRecord[],
): Promise<Map<string, StoredWinner>> {
  const lists = new Map(
    records.map(({ year, category }) => [`${year}:${category}`, { year, category }]),
  );
  const stored = await Promise.all([...lists.values()].map(winners.ofList));
  return new Map(stored.flat().map((winner) => [winner._id, winner]));
}

/**
 * Puts winners of past years into the directory (OPEN-012); a record that is there is brought up to
 * date, and one that is missing from the records stays. The same records again change nothing.
 * @param records As {@link winnerRecords} describes them, from a file.
 * @throws invalid-argument with a pointer to each wrong place; then nothing was written.
 */
export async function importWinners(
  { winners, clock }: { winners: WinnersStore; clock: Clock },
  records: unknown,
): Promise<ImportReport> {
  const parsed = z.safeParse(winnerRecords, records);
  if (!parsed.success) throw refusalOf(parsed.error);
  const now = clock();
  const stored = await storedBeside(winners, parsed.data);
  const wanted = parsed.data.map((record) => toWinner(record, stored.get(winnerId(record)), now));
  const different = wanted.filter((winner) => {
    const before = stored.get(winner._id);
    return !before || fieldsInOrder(before) !== fieldsInOrder(winner);
  });
  await winners.save(
    different.map((winner) => ({ ...winner, updatedAt: now })),
    now,
  );
  const added = different.filter(({ _id }) => !stored.has(_id)).length;
  return {
    added,
    changed: different.length - added,
    unchanged: wanted.length - different.length,
  };
}
