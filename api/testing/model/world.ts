import type { Season } from '@meritum/shared/contracts/seasons';
import type { Db } from 'mongodb';
import { composeForCommands } from '../../src/composition/compose';
import type { Person } from '../../src/platform/authorisation/actor';
import { after, days, seconds } from '../../src/platform/clock';
import { testConfig } from '../config';

type Process = ReturnType<typeof composeForCommands>;
export type Somebody = Person & { organization: string };

/** Most assignments of a judge, and wanted judges of a nomination. */
export const capacity = 2;
export const planned = 2;

const organizer: Person = {
  accountId: 'organizer',
  email: 'organizer@office.example',
  emailConfirmed: true,
  displayName: 'Organizer',
  role: 'admin',
};

/** Four people from three organizations; each may nominate and judge. */
const everybody = (): Somebody[] =>
  [0, 1, 2, 3].map((at) => ({
    accountId: `person-${at}`,
    email: `person@works-${at}.example`,
    emailConfirmed: true,
    displayName: `Person ${at}`,
    role: 'user',
    organization: `Works ${at % 3}`,
  }));

const config = testConfig({ MONGODB_URI: 'mongodb://nowhere.example' });

/** The world on a database whose stores are set up. */
export function worldOn(db: Db) {
  let now = new Date('2026-09-01T09:00:00Z');
  const clock = () => new Date(now);
  const pass = (milliseconds: number) => {
    now = after(now, milliseconds);
  };
  const processes = [1, 2].map(() => composeForCommands(db, { config, clock }));
  let turn = 0;
  const seasons = db.collection<Omit<Season, 'id'> & { _id: string }>('seasons');
  return {
    db,
    clock,
    pass,
    people: everybody(),
    admin: { accountId: organizer.accountId, person: async () => organizer },
    /** One of the processes, alternately. */
    process: () => processes[turn++ % processes.length] as Process,
    /** Opens or closes judging in all categories, or sets when it closes. */
    async setJudging(open: boolean, closesAt?: Date) {
      const [newest] = await seasons.find().sort({ _id: -1 }).limit(1).toArray();
      if (!newest) throw new Error('No season');
      const judging = { open, closesAt: closesAt?.toISOString() ?? null };
      const categories = newest.categories.map((category) => ({ ...category, judging }));
      const rules = { ...newest.rules, minimumRatings: 1, plannedRatings: planned };
      const { _id, ...rest } = newest;
      const planning = { capacityPerJudge: capacity };
      await seasons.replaceOne({ _id }, { ...rest, categories, rules, planning });
      // Lets the seasons cached by other processes expire.
      pass(seconds(6));
    },
    stored: <Of extends { _id: string }>(name: string): Promise<Of[]> =>
      db.collection<Of>(name).find().toArray() as Promise<Of[]>,
  };
}

/** A database with two processes, a few people and a clock. */
export type World = ReturnType<typeof worldOn>;

export const week = days(7);
