import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { groupedBy } from '@meritum/shared/merit/groups';
import type { Publishing } from './context';
import { matchRecords, type WinnerMatch } from './namesakes';
import type { WinnerRecord } from './record';
import type { StoredWinner } from './winner';

export interface PlannedChange {
  winner: StoredWinner;
  before: StoredWinner | undefined;
  /** Index of its record. */
  index: number;
}

export interface Plan {
  /** The directory's number that it is based on. */
  basis: number;
  changes: PlannedChange[];
  /** Records without a change. */
  unchanged: number;
  /** Indexes of records that could be about several people. */
  doubtful: number[];
}

/** Whether records come from ratings; not part of a record, so that no file can claim it. */
export type Origin = Pick<StoredWinner, 'fromResults'>;

function toWinner(
  { publishedAt, slugIsGiven: _, ...fields }: WinnerRecord,
  meant: Exclude<WinnerMatch, 'doubtful'>,
  { now, ...origin }: Origin & { now: Date },
): StoredWinner {
  const before = 'before' in meant ? meant.before : undefined;
  return {
    ...fields,
    ...origin,
    _id: before?._id ?? randomUUID(),
    slug: 'before' in meant ? meant.before.slug : meant.slug,
    publishedAt: publishedAt ? new Date(publishedAt) : (before?.publishedAt ?? now),
    updatedAt: before?.updatedAt ?? now,
  };
}

/** Matches records with the stored winners of their lists. */
async function matchesOf(
  { stores }: Publishing,
  records: readonly WinnerRecord[],
): Promise<Map<WinnerRecord, WinnerMatch>> {
  const meant = new Map<WinnerRecord, WinnerMatch>();
  for (const list of groupedBy(records, ({ year, category }) => `${year}:${category}`).values()) {
    const [{ year, category }] = list as [WinnerRecord];
    const listed = await stores.winners.listByContest({ year, category });
    for (const [record, whom] of matchRecords(list, listed)) meant.set(record, whom);
  }
  return meant;
}

/** The changes that the records would make to the current directory. */
export async function planOf(
  context: Publishing,
  records: readonly WinnerRecord[],
  origin: Origin = {},
): Promise<Plan> {
  const { winners } = context.stores;
  await winners.finish();
  const basis = await winners.readVersion();
  const meant = await matchesOf(context, records);
  const now = context.platform.clock();
  const plan: Plan = { basis, changes: [], unchanged: 0, doubtful: [] };
  for (const [index, record] of records.entries()) {
    const whom = meant.get(record) ?? 'doubtful';
    if (whom === 'doubtful') {
      plan.doubtful.push(index);
      continue;
    }
    const winner = toWinner(record, whom, { ...origin, now });
    const before = 'before' in whom ? whom.before : undefined;
    // Records never have this field, so its absence is no change.
    const asHeld: StoredWinner = before?.fromResults ? { ...winner, fromResults: true } : winner;
    if (before && isDeepStrictEqual(before, asHeld)) plan.unchanged += 1;
    else plan.changes.push({ winner: { ...winner, updatedAt: now }, before, index });
  }
  return plan;
}
