import { judgingMails } from '../assignments/mails/judging';
import type { Borderline } from '../contests/borderline';
import type { Overview, OverviewSnapshot } from './context';

export async function takeSnapshot(
  { deps, platform }: Pick<Overview, 'deps' | 'platform'>,
  season: string,
  borderlineIn: (season: string) => Promise<readonly Borderline[]>,
): Promise<OverviewSnapshot> {
  const { nominations, judges, assignments, contests, mail } = deps;
  /** How many accounts have an address whose last mail bounced. */
  const outOfReach = async (without: readonly string[]) => {
    const addresses = await mail.outOfReach(without);
    const accounts = await Promise.all(addresses.map(deps.identity.accountAt));
    return accounts.filter((account) => account !== null).length;
  };
  const countedAt = platform.clock();
  const [judging, states, dead, deadWithoutJudging, unreached, unreachedWithoutJudging] =
    await Promise.all([
      assignments.findJudgesByNomination(season),
      judges.judgeStates(season),
      mail.countDead([]),
      mail.countDead(judgingMails),
      outOfReach([]),
      outOfReach(judgingMails),
    ]);
  const [borderline, closed, judgesWanted, mayBeAsked, isLeftOut, voided] = await Promise.all([
    borderlineIn(season),
    contests.closedIn(season),
    contests.judgesWanted(season),
    judges.mayBeAsked(season),
    nominations.leftOutIn(season),
    contests.voidedIn(season),
  ]);
  return {
    countedAt,
    judging,
    judges: states,
    mayBeAsked,
    isLeftOut,
    voided,
    mailsGivenUp: { all: dead, withoutJudging: deadWithoutJudging },
    outOfReach: { all: unreached, withoutJudging: unreachedWithoutJudging },
    borderline: borderline
      .filter(({ category }) => !closed.has(category))
      .map((one) => ({ ...one, entries: one.entries.filter((id) => !judgesWanted.has(id)) })),
  };
}
