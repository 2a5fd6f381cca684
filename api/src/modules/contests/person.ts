import type { ChangedFields } from '../../module-kit/effects';
import type { Results } from './context';
import type { Lift, Result, Void } from './result';

/** The voids that concern an account, for the copy of its data. */
export async function copiesOfResults({ stores }: Results, accountId: string): Promise<object[]> {
  const all = await stores.results.listNaming(accountId);
  return all.flatMap(({ season, category, voids }) =>
    voids
      .filter((one) => one.state === 'confirmed' && one.about.includes(accountId))
      .map(({ kind, why, decided }) => ({ season, category, kind, why, at: decided?.at ?? null })),
  );
}

/** A copy in which an account is null, or missing from lists, at any depth. */
function without(value: unknown, accountId: string): unknown {
  if (value === accountId) return null;
  if (Array.isArray(value))
    return value.filter((one) => one !== accountId).map((one) => without(one, accountId));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, without(field, accountId)]);
  return Object.fromEntries(fields);
}

/** Removes the reasons, which are deleted with the person whom they are about. */
const unreasoned = <Act extends Pick<Lift, 'turnedDown'> & Partial<Pick<Void, 'decided'>>>(
  one: Act,
): Act => ({
  ...one,
  reason: '',
  ...(one.turnedDown && { turnedDown: { ...one.turnedDown, reason: '' } }),
  ...(one.decided && { decided: { ...one.decided, reason: '' } }),
});

function withoutAccount(result: Result, accountId: string): ChangedFields<Result> {
  const { closingProposed, closing, proposed, finalised, publishing, schedule, stoppedBy } = result;
  const named = {
    ...{ closingProposed, closing, proposed, finalised, publishing },
    ...(schedule && { schedule }),
    ...(stoppedBy && { stoppedBy }),
    lifts: result.lifts.map((one) => (one.accountId === accountId ? unreasoned(one) : one)),
    // The void itself stays and is counted.
    voids: result.voids.map((one) => (one.about.includes(accountId) ? unreasoned(one) : one)),
  };
  return without(named, accountId) as typeof named;
}

/** Removes an account from all results; false when one of them changed at the same moment. */
export async function eraseFromResults(
  { stores, deps, recordAudit }: Results,
  accountId: string,
): Promise<boolean> {
  // Erasing reaches results before nominations, so the account still owns its nominations here.
  const own = await deps.nominations.listByOwner(accountId);
  await deps.assignments.forgetNames(own.map(({ _id }) => _id));
  let isDone = true;
  for (const result of await stores.results.listNaming(accountId)) {
    await recordAudit(result);
    const fields = withoutAccount(result, accountId);
    if (!(await stores.results.updateIf(result, fields, 'nothing'))) isDone = false;
  }
  return isDone;
}
