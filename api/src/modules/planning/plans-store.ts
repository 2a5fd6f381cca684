import { type Filter, ObjectId } from 'mongodb';
import { type Collections, defineStore, personal } from '../../composition/define-store';
import { type Effects, insertedWith, withEffects } from '../../composition/effects';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import { noPendingEntries } from '../audit/pending-entries';
import { pendingEntriesIn } from '../audit/pending-entries-store';
import type { PlanContent, Progress, StoredPlan } from './stored-plan';

/** What planning adds to a requested plan. */
export type PlanResult = Pick<StoredPlan, 'outcome' | 'fingerprint' | 'follows' | 'evidence'> & {
  content: PlanContent;
};

/** What applying a preview records. */
interface Decision {
  /** Left out where nothing is assigned. */
  turn: number | undefined;
  at: Date;
  by: string;
  /** Left out where no judging opens. */
  opening: PlanContent['opening'] | undefined;
  effects: Effects;
}

type KindOfPlan = Pick<StoredPlan, 'season' | 'asIfOpen' | 'opens'>;

/** A plan in a list, without its changes. */
export type ListedPlan = Omit<StoredPlan, 'content' | 'fingerprint'>;

/** The only reader and writer of `plans`; a unique index gives each turn to one plan. */
export interface PlansStore {
  newId(): string;
  add(plan: StoredPlan): Promise<void>;
  /** Adds a decided plan; null when another plan took its turn. */
  record(
    plan: StoredPlan & Required<Pick<StoredPlan, 'turn'>>,
    effects: Effects,
  ): Promise<StoredPlan | null>;
  byId(id: string): Promise<StoredPlan | null>;
  /** A running preview of the same kind whose process has reported since then. */
  underWay(kind: KindOfPlan, since: Date): Promise<StoredPlan | null>;
  /** Records progress; false when the plan is no longer wanted. */
  beat(id: string, progress: Progress, now: Date): Promise<boolean>;
  /** `planning` becomes `planned`; false when it was cancelled. */
  finish(id: string, planned: PlanResult): Promise<boolean>;
  fail(id: string): Promise<void>;
  /** `planning` or `planned` becomes `cancelled`; null when it is neither. */
  cancel(id: string): Promise<StoredPlan | null>;
  /** `planned` becomes `applying`; null when it is not, or the turn is taken. */
  decide(id: string, decision: Decision): Promise<StoredPlan | null>;
  /** Plans that are decided but not completely applied. */
  applying(): Promise<StoredPlan[]>;
  /** Judging was opened, as decided. */
  opened(id: string): Promise<void>;
  /** Records how many assignments of a plan that is being applied were written. */
  given(id: string, count: number): Promise<void>;
  done(id: string): Promise<void>;
  /** Seasons of the plans among the ids, by id. */
  seasonsOf(ids: readonly string[]): Promise<Map<string, string>>;
  /** The highest turn taken; 0 before the first. */
  lastTurn(): Promise<number>;
  /** The plan of a season that was applied last. */
  lastApplied(season: string): Promise<Pick<StoredPlan, 'askedBy'> | null>;
  /** Plans of a season, the latest first. */
  page(season: string, before: string | undefined, count: number): Promise<ListedPlan[]>;
  /** The evidence of a season's applied plans, in their order; older ones have none. */
  evidenceIn(season: string): Promise<Pick<StoredPlan, '_id' | 'appliedAt' | 'evidence'>[]>;
  /** Removes previews that nobody applied. */
  removePreviews(askedBefore: Date): Promise<void>;
  owed: ReturnType<typeof pendingEntriesIn>;
  /** Plans that the account asked for or applied. */
  ofOrganiser(accountId: string): Promise<StoredPlan[]>;
  /** Removes the account from its plans; false while an audit entry or an opening is pending. */
  forget(accountId: string): Promise<boolean>;
}

const previews: Filter<StoredPlan> = {
  state: { $in: ['planning', 'planned', 'cancelled', 'failed'] },
};

const rolesOf = (accountId: string): Filter<StoredPlan>[] => [
  { 'askedBy.accountId': accountId },
  { appliedBy: accountId },
];

function open(db: Collections<'plans'>): PlansStore {
  const plans = db.collection<StoredPlan>('plans');
  return {
    newId: () => new ObjectId().toHexString(),
    add: async (plan) => void (await plans.insertOne(plan)),
    async record(decided, effects) {
      const plan = insertedWith(decided, effects);
      try {
        await plans.insertOne(plan);
        return plan;
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },
    byId: (_id) => plans.findOne({ _id }),
    underWay: (kind, since) =>
      plans.findOne({ ...kind, state: 'planning', seenAt: { $gt: since } }),
    async beat(_id, progress, seenAt) {
      const update = { $set: { progress, seenAt } };
      return (await plans.updateOne({ _id, state: 'planning' }, update)).matchedCount === 1;
    },
    async finish(_id, planned) {
      const { matchedCount } = await plans.updateOne(
        { _id, state: 'planning' },
        { $set: { state: 'planned', ...planned } },
      );
      return matchedCount === 1;
    },
    fail: async (_id) =>
      void (await plans.updateOne({ _id, state: 'planning' }, { $set: { state: 'failed' } })),
    cancel: (_id) =>
      plans.findOneAndUpdate(
        { _id, state: { $in: ['planning', 'planned'] } },
        { $set: { state: 'cancelled', content: null } },
        { returnDocument: 'after' },
      ),
    async decide(_id, { turn, at, by, opening, effects }) {
      const applying = {
        state: 'applying' as const,
        appliedAt: at,
        appliedBy: by,
        progress: { stage: 'giving' as const, steps: 0 },
        ...(turn !== undefined && { turn }),
        ...(opening && { 'content.opening': opening }),
      };
      try {
        return await plans.findOneAndUpdate(
          { _id, state: 'planned' },
          withEffects<StoredPlan>({ $set: applying }, effects),
          { returnDocument: 'after' },
        );
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },
    applying: () => plans.find({ state: 'applying' }).sort({ turn: 1 }).toArray(),
    opened: async (_id) =>
      void (await plans.updateOne({ _id }, { $unset: { 'content.opening': '' } })),
    given: async (_id, count) =>
      void (await plans.updateOne(
        { _id, state: 'applying' },
        { $max: { 'progress.steps': count } },
      )),
    done: async (_id) =>
      void (await plans.updateOne(
        { _id, state: 'applying' },
        { $set: { state: 'applied', content: null } },
      )),
    async seasonsOf(ids) {
      const found = await plans
        .find({ _id: { $in: [...ids] } }, { projection: { season: 1 } })
        .toArray();
      return new Map(found.map(({ _id, season }) => [_id, season]));
    },
    async lastTurn() {
      const taken = plans.find({ turn: { $gt: 0 } }, { projection: { turn: 1 } });
      const [last] = await taken.sort({ turn: -1 }).limit(1).toArray();
      return last?.turn ?? 0;
    },
    lastApplied: (season) =>
      plans.findOne(
        { season, turn: { $gt: 0 } },
        { sort: { turn: -1 }, projection: { askedBy: 1 } },
      ),
    page: (season, before, count) =>
      plans
        .find(
          {
            season,
            state: { $in: ['planning', 'planned', 'applying', 'applied'] },
            ...(before !== undefined && { _id: { $lt: before } }),
          },
          { projection: { content: 0, fingerprint: 0 } },
        )
        .sort({ _id: -1 })
        .limit(count)
        .toArray(),
    evidenceIn: (season) =>
      plans
        .find({ season, turn: { $gt: 0 } }, { projection: { appliedAt: 1, evidence: 1 } })
        .sort({ turn: 1 })
        .toArray(),
    removePreviews: async (askedBefore) =>
      void (await plans.deleteMany({ ...previews, askedAt: { $lt: askedBefore } })),
    owed: pendingEntriesIn(db.collection('plans')),
    ofOrganiser: (accountId) => plans.find({ $or: rolesOf(accountId) }).toArray(),
    async forget(accountId) {
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
  open,
});
