import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Actor } from '../../platform/authorisation/actor';
import { after, days } from '../../platform/clock';
import { refused } from '../../platform/errors/domain-error';
import { recordTaking } from '../audit/audited-export';
import type { Planning } from './context';
import { planInputMissing } from './errors';
import { digestOf } from './evidence';
import { planFor } from './previews';
import type { StoredPlan } from './stored-plan';

const decompressed = promisify(brotliDecompress);

/** How long auditors can need an input. */
const inputsKept = days(730);
/** How long the input of an unapplied plan is kept. */
const unappliedKept = days(1);

/** Whether organisers may download a plan's input now. */
export const isInputGiven = async (
  context: Planning,
  { _id, turn, season, evidence }: StoredPlan,
): Promise<boolean> =>
  turn !== undefined &&
  evidence !== undefined &&
  (await context.deps.contests.singleRatingsShown(season)) &&
  (await context.stores.planInputs.exists({ planId: _id, hash: evidence.input }));

/** An applied plan as the public log names it. */
export interface AppliedPlan {
  id: string;
  at: Date;
  digest: string;
}

export const appliedPlansIn = async (
  { stores }: Planning,
  season: string,
): Promise<AppliedPlan[]> =>
  (await stores.plans.listDecided(season)).map(({ _id: id, appliedAt: at, evidence }) => ({
    id,
    at,
    digest: digestOf(evidence),
  }));

/**
 * The input of an applied plan as a file for an auditor, who computes the plan again with
 * `shell/verify/verify-plan.ts`. It reveals who may have judged what, so it is sent only once
 * nobody can be assigned in the season, and after an audit entry has recorded the reader.
 * @throws permission-denied, not-found, failed-precondition
 */
export async function planInputFor(
  context: Planning,
  { actor, planId }: { actor: Pick<Actor, 'accountId' | 'sessionId' | 'person'>; planId: string },
): Promise<Buffer> {
  const plan = await planFor(context, { actor, planId });
  const { turn, evidence } = plan;
  if (turn === undefined || !evidence) throw planInputMissing();
  if (!(await context.deps.contests.singleRatingsShown(plan.season)))
    throw refused(
      'A plan’s input reveals who may judge what. Download it after judging has ended in every category.',
    );
  const stored = await context.stores.planInputs.find({ planId, hash: evidence.input });
  if (!stored) throw planInputMissing();
  await recordTaking(context.platform, {
    actor,
    action: 'plan.exported',
    of: planId,
    after: { turn },
  });
  const { salt, plan: planHash } = evidence;
  const [head] = JSON.stringify({ format: 'meritum-plan/1', salt, planHash }).split(/}$/);
  return Buffer.concat([
    Buffer.from(`${head},"input":`),
    await decompressed(stored),
    Buffer.from('}\n'),
  ]);
}

/** Removes inputs of unapplied plans, and expired ones. */
export async function tidyPlanInputs({ stores, platform }: Planning): Promise<void> {
  const now = platform.clock();
  const old = await stores.planInputs.listPlansBefore(after(now, -unappliedKept));
  const applied = await stores.plans.findSeasons(old);
  const outdated = await stores.planInputs.listPlansBefore(after(now, -inputsKept));
  await stores.planInputs.remove([...old.filter((id) => !applied.has(id)), ...outdated]);
}
