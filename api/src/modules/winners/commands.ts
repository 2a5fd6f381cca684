import { randomUUID } from 'node:crypto';
import { limits } from '@meritum/shared/contracts/limits';
import { slug, unusedSlug } from '@meritum/shared/programme/slug';
import { retryOnConflict } from '../../module-kit/change-document';
import { after, hours } from '../../platform/clock';
import { changedMeanwhile } from '../../platform/errors/changed-meanwhile';
import type { DirectoryChange, ImportReport } from './change';
import type { Publishing } from './context';
import { winnersDoubtful } from './errors';
import { type Origin, type Plan, planOf } from './plan';
import { type WinnerFields, withSlug } from './record';
import type { StoredWinner, WinnersList } from './winner';

/** How long a checked change can be proposed or applied. */
const checkedLifetime = hours(1);

const reportOf = ({ changes, unchanged }: Plan): ImportReport => {
  const added = changes.filter(({ before }) => !before).length;
  return { added, changed: changes.length - added, unchanged };
};

/**
 * Stores all writes of a plan as one proposed change.
 * @param file its digest, and the part of the change that organisers see
 */
export async function storeChange(
  { stores, platform }: Publishing,
  plan: Plan,
  file: Pick<DirectoryChange, 'digest' | 'shown'> = { digest: null },
): Promise<DirectoryChange> {
  const change: DirectoryChange = {
    _id: randomUUID(),
    state: 'proposed',
    basis: plan.basis,
    ...file,
    winners: plan.changes.map(({ winner }) => winner),
    report: reportOf(plan),
    until: after(platform.clock(), checkedLifetime),
  };
  await stores.winners.insertChange(change);
  return change;
}

/** How often planning is repeated because another import was first. */
const attempts = 50;

/**
 * Adds winners to the directory by one write. Updates existing records and keeps those that are not
 * in the list. Repeatable.
 * @throws invalid-argument for records that could be about several people; then nothing is written
 */
export async function importWinners(
  context: Publishing,
  records: readonly WinnerFields[],
  origin: Origin = {},
): Promise<ImportReport> {
  return retryOnConflict(async () => {
    const plan = await planOf(context, records.map(withSlug), origin);
    if (plan.doubtful.length > 0) throw winnersDoubtful(plan.doubtful);
    return carryOut(context, plan);
  }, attempts);
}

/** Writes a plan by one switch. Throws ChangedMeanwhile when another import was first. */
async function carryOut(context: Publishing, plan: Plan): Promise<ImportReport> {
  const { winners } = context.stores;
  if (plan.changes.length === 0) return reportOf(plan);
  const change = await storeChange(context, plan);
  if (!(await winners.commit(change, 'nothing'))) {
    await winners.deleteChange(change._id);
    throw changedMeanwhile('Another import is changing the same winners. Please try again.');
  }
  await winners.finish();
  return change.report;
}

/** The fields that a correction sets. */
export type Corrected = Pick<StoredWinner, 'fullName' | 'revoked'> & { employer: string };

/**
 * Corrects a winner's name, and the slug with it, or employer, or marks the award as revoked.
 * Repeating it does nothing, and a winner who is no longer listed is ignored.
 */
export async function correctWinner(
  context: Publishing,
  list: WinnersList,
  { id, fullName, employer, revoked }: Corrected & { id: string },
): Promise<void> {
  const { winners } = context.stores;
  await retryOnConflict(async () => {
    await winners.finish();
    const basis = await winners.readVersion();
    const all = await winners.listByContest(list);
    const before = all.find(({ _id }) => _id === id);
    if (!before) return;
    const isNamed = before.fullName === fullName;
    if (isNamed && (before.employer ?? '') === employer && !before.revoked === !revoked) return;
    const taken = new Set(all.filter((one) => one !== before).map((one) => one.slug));
    const own = isNamed ? before.slug : unusedSlug(slug(fullName) || 'winner', taken);
    const said = {
      fullName,
      slug: own,
      ...(employer && { employer }),
      ...(revoked && { revoked }),
    };
    const winner = { ...before, ...said, updatedAt: context.platform.clock() };
    const changes = [{ winner, before, index: 0 }];
    await carryOut(context, { basis, changes, unchanged: 0, doubtful: [] });
  }, attempts);
}

/**
 * Adds a contest's winners with their slugs; safe to repeat. Writes at most as many together as a
 * file may have, because one document holds each change.
 */
export async function publishWinners(
  context: Publishing,
  records: readonly WinnerFields[],
): Promise<void> {
  const chunk = limits.winnersPerImport;
  for (let from = 0; from < records.length; from += chunk)
    await importWinners(context, records.slice(from, from + chunk), { fromResults: true });
}
