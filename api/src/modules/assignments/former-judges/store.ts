import { type Collections, defineStore, personal } from '../../../module-kit/define-store';

interface Stored {
  /** A keyed hash of season and mailbox: without the server's secret it reveals neither. */
  _id: string;
  season: string;
  nominations: string[];
  /** Categories in which these accounts have rated an entry. */
  rated: string[];
}

function createStore(db: Collections<'formerJudges'>) {
  const former = db.collection<Stored>('formerJudges');
  return {
    /** Adds to what is stored; repeating it changes nothing. */
    async upsert({ _id, season, nominations, rated }: Stored) {
      const $addToSet = { nominations: { $each: nominations }, rated: { $each: rated } };
      await former.updateOne({ _id }, { $setOnInsert: { season }, $addToSet }, { upsert: true });
    },
    countRated: (ids: string[], category: string) =>
      former.countDocuments({ _id: { $in: ids }, rated: category }),
    async findBySeason(season: string) {
      const found = await former.find({ season }).toArray();
      return new Map(found.map(({ _id, nominations }) => [_id, nominations]));
    },
    async removeOtherSeasons(seasons: readonly string[]) {
      await former.deleteMany({ season: { $nin: [...seasons] } });
    },
  };
}

/** The only reader and writer of `formerJudges`: entries of judges who deleted their account. */
export const formerJudgesStore = defineStore({
  contents: {
    formerJudges: {
      holds: 'Nominations that deleted accounts had to judge in the season, by a keyed hash',
      refersTo: { season: 'seasons', nominations: 'nominations' },
    },
  },
  collections: { formerJudges: [{ key: { season: 1 } }] },
  personalData: personal,
  createStore,
});

export type FormerJudgesStore = ReturnType<typeof formerJudgesStore>;
