import { type Filter, ObjectId } from 'mongodb';
import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { type Effects, insertWithEffects, withEffects } from '../../module-kit/effects';
import { noPendingEntries } from '../../module-kit/pending-entries';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';
import { unlessTaken } from '../../platform/mongo/duplicate-key';
import type { PlanContent, StoredPlan } from './stored-plan';

/** The fields that applying a preview records. */
interface Decision {
  /** Missing where nothing is assigned. */
  turn: number | undefined;
  at: Date;
  by: string;
  /** Missing where no judging opens. */
  opening: PlanContent['opening'] | undefined;
  effects: Effects;
}

/** Fields of every plan with a turn. */
interface DecidedPlan extends Required<Pick<StoredPlan, '_id' | 'evidence'>> {
  appliedAt: Date;
}

/** A plan in a list, without its changes. */
export type ListedPlan = Omit<StoredPlan, 'content' | 'fingerprint'>;

const rolesOf = (accountId: string): Filter<StoredPlan>[] => [
  { 'askedBy.accountId': accountId },
  { appliedBy: accountId },
];

function createStore(db: Collections<'plans'>) {
  const plans = db.collection<StoredPlan>('plans');
  return {
    newId: () => new ObjectId().toHexString(),
    insert: async (plan: StoredPlan) => void (await plans.insertOne(plan)),
    /** Null when another plan has taken its turn. */
    insertDecided: (plan: StoredPlan & Required<Pick<StoredPlan, 'turn'>>, effects: Effects) =>
      insertWithEffects(plans, plan, effects),
    findById: (_id: string) => plans.findOne({ _id }),
    /** `planned` becomes `discarded`; null when it is not `planned`. */
    discardIfPreview: (_id: string) =>
      plans.findOneAndUpdate(
        { _id, state: 'planned' },
        { $set: { state: 'discarded', content: null } },
        { returnDocument: 'after' },
      ),
    /** `planned` becomes `applying`; null when it is not `planned`, or the turn is taken. */
    async decideIfPreview(_id: string, { turn, at, by, opening, effects }: Decision) {
      const applying = {
        state: 'applying' as const,
        appliedAt: at,
        appliedBy: by,
        ...(turn !== undefined && { turn }),
        ...(opening && { 'content.opening': opening }),
      };
      return unlessTaken(
        plans.findOneAndUpdate(
          { _id, state: 'planned' },
          withEffects<StoredPlan>({ $set: applying }, effects),
          { returnDocument: 'after' },
        ),
      );
    },
    /** Plans that are decided but not fully applied. */
    listApplying: () => plans.find({ state: 'applying' }).sort({ turn: 1 }).toArray(),
    /** Called once judging is open. */
    removeOpening: async (_id: string) =>
      void (await plans.updateOne({ _id }, { $unset: { 'content.opening': '' } })),
    complete: async (_id: string) =>
      void (await plans.updateOne(
        { _id, state: 'applying' },
        { $set: { state: 'applied', content: null } },
      )),
    /** Seasons of the plans among the ids, by id. */
    async findSeasons(ids: readonly string[]) {
      const found = await plans
        .find({ _id: { $in: [...ids] } }, { projection: { season: 1 } })
        .toArray();
      return new Map(found.map(({ _id, season }) => [_id, season]));
    },
    /** The highest turn taken; 0 without any. */
    async findLastTurn() {
      const taken = plans.find({ turn: { $gt: 0 } }, { projection: { turn: 1 } });
      const [last] = await taken.sort({ turn: -1 }).limit(1).toArray();
      return last?.turn ?? 0;
    },
    /** The plan of a season that was applied last. */
    findLastApplied: (season: string): Promise<Pick<StoredPlan, 'askedBy'> | null> =>
      plans.findOne(
        { season, turn: { $gt: 0 } },
        { sort: { turn: -1 }, projection: { askedBy: 1 } },
      ),
    /** Plans of a season, the latest first. */
    listPage: (season: string, before: string | undefined, count: number): Promise<ListedPlan[]> =>
      plans
        .find(
          {
            season,
            state: { $in: ['planned', 'applying', 'applied'] },
            ...(before !== undefined && { _id: { $lt: before } }),
          },
          { projection: { content: 0, fingerprint: 0 } },
        )
        .sort({ _id: -1 })
        .limit(count)
        .toArray(),
    /** A season's applied plans, in their order. */
    listDecided: (season: string) =>
      plans
        .find({ season, turn: { $gt: 0 } })
        .project<DecidedPlan>({ appliedAt: 1, evidence: 1 })
        .sort({ turn: 1 })
        .toArray(),
    /** Removes previews that nobody applied. */
    removePreviews: async (askedBefore: Date) =>
      void (await plans.deleteMany({
        state: { $in: ['planned', 'discarded'] },
        askedAt: { $lt: askedBefore },
      })),
    pendingEntries: pendingEntriesIn(db.collection('plans')),
    /** Plans that the account asked for or applied. */
    listByOrganiser: (accountId: string) => plans.find({ $or: rolesOf(accountId) }).toArray(),
    /** Removes the account from its plans; false while an audit entry or an opening is pending. */
    async forget(accountId: string) {
      const roles = rolesOf(accountId);
      for (const role of roles) {
        const nobody = Object.fromEntries(Object.keys(role).map((path) => [path, null]));
        await plans.updateMany({ ...role, ...noPendingEntries }, { $set: nobody });
      }
      const opening = { state: 'applying' as const, 'content.opening.by': accountId };
      return (await plans.countDocuments({ $or: [...roles, opening] })) === 0;
    },
  };
}

/** The only reader and writer of `plans`; a unique index gives each turn to one plan. */
export const plansStore = defineStore({
  contents: {
    plans: {
      holds: 'Plans of who judges what, previewed and applied',
      refersTo: {
        season: 'seasons',
        'askedBy.accountId': 'accounts',
        appliedBy: 'accounts',
        'content.opening.by': 'accounts',
      },
    },
  },
  collections: {
    plans: [
      { key: { turn: 1 }, unique: true, sparse: true },
      { key: { state: 1 } },
      { key: { 'askedBy.accountId': 1 }, sparse: true },
      { key: { appliedBy: 1 }, sparse: true },
    ],
  },
  personalData: personal,
  pendingAuditEntries: ['plans'],
  createStore,
});

export type PlansStore = ReturnType<typeof plansStore>;
