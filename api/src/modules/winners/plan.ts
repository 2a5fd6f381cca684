import { randomUUID } from 'node:crypto';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Clock } from '../../platform/clock';
import type { AuditedDocument } from '../audit/entry';
import { grouped } from './grouped';
import { matchRecords, type WinnerMatch } from './namesakes';
import type { WinnerRecord } from './record';
import type { WinnersStore } from './store';
import type { StoredWinner } from './winner';

export interface Publishing {
  winners: WinnersStore;
  /** Every season: their years, categories and tiers are those of the directory. */
  seasons(): Promise<readonly Season[]>;
  clock: Clock;
  /** Appends to the audit trail what the directory owes; never fails. */
  recordAudit?(directory: AuditedDocument): Promise<void>;
}

/** One winner that is added or changed. */
export interface PlannedChange {
  winner: StoredWinner;
  before: StoredWinner | undefined;
  /** Place of its record. */
  place: number;
}

export interface Plan {
  /** Number of the directory that it was made for. */
  basis: number;
  changes: PlannedChange[];
  /** Records that say nothing new. */
  unchanged: number;
  /** Places of records of which nobody can say whom they are about. */
  doubtful: number[];
}

function toWinner(
  { publishedAt, slugIsGiven: _, ...fields }: WinnerRecord,
  meant: Exclude<WinnerMatch, 'doubtful'>,
  now: Date,
): StoredWinner {
  const before = 'before' in meant ? meant.before : undefined;
  return {
    ...fields,
    _id: before?._id ?? randomUUID(),
    slug: 'before' in meant ? meant.before.slug : meant.slug,
    publishedAt: publishedAt ? new Date(publishedAt) : (before?.publishedAt ?? now),
    updatedAt: before?.updatedAt ?? now,
  };
}

const fieldsInOrder = (winner: StoredWinner) =>
  JSON.stringify(Object.entries(winner).sort(([a], [b]) => a.localeCompare(b)));

/** Whom each record is about, by what is stored of its list. */
async function meantBy(
  { winners }: Pick<Publishing, 'winners'>,
  records: readonly WinnerRecord[],
): Promise<Map<WinnerRecord, WinnerMatch>> {
  const meant = new Map<WinnerRecord, WinnerMatch>();
  for (const list of grouped(records, ({ year, category }) => `${year}:${category}`).values()) {
    const [{ year, category }] = list as [WinnerRecord];
    const standing = await winners.ofList({ year, category });
    for (const [record, whom] of matchRecords(list, standing)) meant.set(record, whom);
  }
  return meant;
}

/** What the records would change of the directory as it is now; nothing is written. */
export async function planOf(context: Publishing, records: readonly WinnerRecord[]): Promise<Plan> {
  const { winners, clock } = context;
  await winners.finish();
  const { number: basis } = await winners.version();
  const meant = await meantBy(context, records);
  const now = clock();
  const plan: Plan = { basis, changes: [], unchanged: 0, doubtful: [] };
  for (const [place, record] of records.entries()) {
    const whom = meant.get(record) ?? 'doubtful';
    if (whom === 'doubtful') {
      plan.doubtful.push(place);
      continue;
    }
    const winner = toWinner(record, whom, now);
    const before = 'before' in whom ? whom.before : undefined;
    if (before && fieldsInOrder(before) === fieldsInOrder(winner)) plan.unchanged += 1;
    else plan.changes.push({ winner: { ...winner, updatedAt: now }, before, place });
  }
  return plan;
}
