import { randomUUID } from 'node:crypto';
import type { Season } from '@meritum/shared/contracts/seasons';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock';
import { refusalOf } from '../../platform/zod/issues';
import { importsCollide, winnersDoubtful } from './errors';
import { grouped } from './grouped';
import { type Meant, whoIsMeant } from './namesakes';
import { type WinnerRecord, winnerRecords } from './record';
import type { WinnersStore } from './store';
import type { StoredWinner } from './winner';

export interface Publishing {
  winners: WinnersStore;
  /** Every season: their years, categories and tiers are those of the directory. */
  seasons(): Promise<readonly Season[]>;
  clock: Clock;
}

export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
}

function toWinner(
  { publishedAt, slugIsGiven: _, ...fields }: WinnerRecord,
  meant: Exclude<Meant, 'doubtful'>,
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

interface Plan {
  /** What is stored of the lists that the records belong to, by key. */
  stored: Map<string, StoredWinner>;
  wanted: StoredWinner[];
}

/** Throws invalid-argument for records of which nobody can say whom they are about. */
async function planned(
  { winners, clock }: Publishing,
  records: readonly WinnerRecord[],
): Promise<Plan> {
  const stored = new Map<string, StoredWinner>();
  const meant = new Map<WinnerRecord, Meant>();
  for (const list of grouped(records, ({ year, category }) => `${year}:${category}`).values()) {
    const [{ year, category }] = list as [WinnerRecord];
    const standing = await winners.ofList({ year, category });
    for (const winner of standing) stored.set(winner._id, winner);
    for (const [record, whom] of whoIsMeant(list, standing)) meant.set(record, whom);
  }
  const now = clock();
  const doubtful: number[] = [];
  const wanted = records.flatMap((record, place) => {
    const whom = meant.get(record) ?? 'doubtful';
    if (whom !== 'doubtful') return [toWinner(record, whom, now)];
    doubtful.push(place);
    return [];
  });
  if (doubtful.length > 0) throw winnersDoubtful(doubtful);
  return { stored, wanted };
}

/** Those of a plan that differ from what is stored. */
function differentOf({ stored, wanted }: Plan): StoredWinner[] {
  return wanted.filter((winner) => {
    const before = stored.get(winner._id);
    return !before || fieldsInOrder(before) !== fieldsInOrder(winner);
  });
}

/** How often a plan is made anew because another import took a slug meanwhile. */
const attempts = 5;

/**
 * Puts winners of past years into the directory (OPEN-012); a record that is there is brought up to
 * date, and one that is missing from the records stays. The same records again change nothing.
 * @param records As {@link winnerRecords} describes them, from a file.
 * @throws invalid-argument with a pointer to each wrong place; then nothing was written.
 */
export async function importWinners(context: Publishing, records: unknown): Promise<ImportReport> {
  const parsed = z.safeParse(winnerRecords(await context.seasons()), records);
  if (!parsed.success) throw refusalOf(parsed.error);
  for (let attempt = 1; ; attempt++) {
    const plan = await planned(context, parsed.data);
    const different = differentOf(plan);
    const now = context.clock();
    const changed = different.map((winner) => ({ ...winner, updatedAt: now }));
    if (await context.winners.save(changed, now)) {
      const added = changed.filter(({ _id }) => !plan.stored.has(_id)).length;
      const unchanged = plan.wanted.length - changed.length;
      return { added, changed: changed.length - added, unchanged };
    }
    if (attempt === attempts) throw importsCollide();
  }
}
