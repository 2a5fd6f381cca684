import type { ChangedFields } from '../../module-kit/effects';
import type { FirstOfTwo } from '../../platform/authorisation/two-organisers';
import type { Results } from './context';
import type { Result } from './result';

/** The voids that concern an account, for the copy of its data. */
export async function copiesOfResults({ stores }: Results, accountId: string): Promise<object[]> {
  const all = await stores.results.listNaming(accountId);
  return all.flatMap(({ season, category, voids }) =>
    voids
      .filter((one) => one.state === 'confirmed' && one.about.includes(accountId))
      .map(({ kind, why, decided }) => ({ season, category, kind, why, at: decided?.at ?? null })),
  );
}

function withoutAccount(result: Result, accountId: string): ChangedFields<Result> {
  const gone = (by: string | null) => (by === accountId ? null : by);
  const step = <Step extends Pick<FirstOfTwo, 'by' | 'turnedDown'>>(one: Step | null) =>
    one && { ...one, by: gone(one.by), ...endOf(one) };
  /** Deletes the reason with the person whom it is about. */
  const endOf = ({ turnedDown }: Pick<FirstOfTwo, 'turnedDown'>, isAbout = false) =>
    turnedDown && {
      turnedDown: {
        ...turnedDown,
        by: gone(turnedDown.by),
        ...(isAbout && { reason: '' }),
      },
    };
  const { finalised, schedule } = result;
  return {
    ...(schedule && {
      schedule: {
        ...schedule,
        ...step(schedule),
        ...(schedule.agreed && { agreed: { ...schedule.agreed, by: gone(schedule.agreed.by) } }),
        ...(schedule.stopped && {
          stopped: { ...schedule.stopped, by: gone(schedule.stopped.by) },
        }),
      },
    }),
    closingProposed: step(result.closingProposed),
    closing: step(result.closing),
    proposed: step(result.proposed),
    publishing: step(result.publishing),
    finalised: finalised && {
      ...finalised,
      proposedBy: gone(finalised.proposedBy),
      confirmedBy: gone(finalised.confirmedBy),
    },
    lifts: result.lifts.map((one) => ({
      ...one,
      reason: one.accountId === accountId ? '' : one.reason,
      accountId: gone(one.accountId),
      proposed: { ...one.proposed, by: gone(one.proposed.by) },
      confirmed: step(one.confirmed),
      ...endOf(one, one.accountId === accountId),
    })),
    voids: result.voids.map((one) => ({
      ...one,
      // The void itself stays and is counted.
      reason: one.about.includes(accountId) ? '' : one.reason,
      about: one.about.filter((account) => account !== accountId),
      proposed: { ...one.proposed, by: gone(one.proposed.by) },
      decided: one.decided && {
        ...one.decided,
        by: gone(one.decided.by),
        ...(one.about.includes(accountId) && { reason: '' }),
      },
    })),
  };
}

/** Removes an account from all results; false when one of them changed at the same moment. */
export async function eraseFromResults(
  { stores, deps, recordAudit }: Results,
  accountId: string,
): Promise<boolean> {
  // Results are erased before nominations, which are still the account's own here.
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
