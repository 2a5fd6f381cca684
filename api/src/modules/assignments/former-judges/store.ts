import { type Collections, defineStore, personal } from '../../../composition/define-store';

interface Stored {
  /** A keyed hash of season and mailbox, which nobody can turn back without the server's secret. */
  _id: string;
  season: string;
  nominations: string[];
}

/** The only reader and writer of `formerJudges`: what judges who deleted their account had to judge. */
export interface FormerJudgesStore {
  /** Adds nominations to what is kept; repeating it changes nothing that counts. */
  add(id: string, season: string, nominations: readonly string[]): Promise<void>;
  /** Nominations of a season by id. */
  ofSeason(season: string): Promise<Map<string, string[]>>;
  /** Removes every other season's. */
  keepOnly(seasons: readonly string[]): Promise<void>;
}

function open(db: Collections<'formerJudges'>): FormerJudgesStore {
  const former = db.collection<Stored>('formerJudges');
  return {
    async add(_id, season, nominations) {
      const $push = { nominations: { $each: [...nominations] } };
      await former.updateOne({ _id }, { $setOnInsert: { season }, $push }, { upsert: true });
    },
    async ofSeason(season) {
      const found = await former.find({ season }).toArray();
      return new Map(found.map(({ _id, nominations }) => [_id, nominations]));
    },
    async keepOnly(seasons) {
      await former.deleteMany({ season: { $nin: [...seasons] } });
    },
  };
}

export const formerJudgesStore = defineStore({
  contents: {
    formerJudges: {
      holds: 'Nominations that deleted accounts had to judge in the season, by a keyed hash',
      refersTo: { season: 'seasons', nominations: 'nominations' },
    },
  },
  collections: { formerJudges: [{ key: { season: 1 } }] },
  personalData: personal,
  open,
});
