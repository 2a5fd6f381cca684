import type { Season } from '@meritum/shared/contracts/seasons';
import type { Db } from 'mongodb';
import { composeForCommands } from '../src/composition/compose';
import { ensureSeasons } from '../src/modules/seasons/commands';
import { seasonsStore } from '../src/modules/seasons/store';
import type { DomainError } from '../src/platform/errors/domain-error';
import { testConfig } from './config';
import { suiteDatabase } from './database';

export type StoredSeasonOfTests = Omit<Season, 'id'> & { _id: string };

/** Replaces all stored seasons. */
export async function storeSeasons(db: Db, seasons: readonly Season[]): Promise<void> {
  const stored = db.collection<StoredSeasonOfTests>('seasons');
  await stored.deleteMany({});
  await stored.insertMany(seasons.map(({ id, ...fields }) => ({ _id: id, ...fields })));
}

const clock = () => new Date('2025-09-01T12:00:00.000Z');

/** Seasons in the suite's own database, emptied before each test, for two processes. */
export function suiteSeasons() {
  const db = suiteDatabase();
  const store = seasonsStore(db);
  const process = () => composeForCommands(db, { config: testConfig(), clock }).seasonal;
  const [one, other] = [process(), process()];
  beforeEach(async () => {
    await db.dropDatabase();
    for (const { view } of [one, other]) view.forget();
  });
  return {
    db,
    store,
    clock,
    one,
    other,
    /** The seasons of a new site. */
    fresh: () => ensureSeasons(store, { nominationsOpen: true }),
    async seasonOf(id = '2025'): Promise<Season> {
      const season = await store.findById(id);
      if (!season) throw new Error(`season ${id} is missing`);
      return season;
    },
  };
}

/** The refusal that some work throws; undefined when it succeeds. */
export const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ code, message, errors }: DomainError) => ({
      code,
      message,
      at: (errors ?? []).map(({ pointer }) => pointer),
    }),
  );
