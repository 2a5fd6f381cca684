import { createHmac } from 'node:crypto';
import { mailboxKey } from '@meritum/shared/merit/assign/mail-domains';
import type { Person } from '../../../composition/personal-data';
import type { Keys } from '../../../platform/keys/keys';
import type { Judge } from '../../judges/judge';
import type { JudgeAndNomination } from '../../judges/verifiers';
import { recentSeasons } from '../../seasons/rules';
import type { Assignments } from '../context';

/** The name of a mailbox in a season, by each key; the current one first. */
const idsOf = ({ all }: Keys, season: string, email: string): string[] =>
  all.map(({ bytes }) =>
    createHmac('sha256', bytes)
      .update(`${season}\n${mailboxKey(email)}`)
      .digest('base64url'),
  );

/** Ids of the seasons in which somebody could come back to the same entries. */
const judgedAgain = async ({ seasons, clock }: Assignments) =>
  recentSeasons(await seasons.newest(), clock()).map(({ id }) => id);

/**
 * Keeps what a leaving judge had to judge, so that nobody judges the same entries again from another
 * account with the same mailbox. To be called before the assignments are erased.
 */
export async function rememberFormerJudge(
  context: Assignments,
  { _id, email }: Person,
): Promise<void> {
  const { formerJudges, assignments, keys } = context;
  for (const season of await judgedAgain(context)) {
    const had = (await assignments.ofJudge(_id, season)).map(({ nominationId }) => nominationId);
    const [id] = idsOf(keys, season, email);
    if (email && id && had.length > 0) await formerJudges.add(id, season, had);
  }
}

/** Removes what is kept of seasons in which nobody judges any more. */
export const forgetFormerJudges = async (context: Assignments): Promise<void> =>
  context.formerJudges.keepOnly(await judgedAgain(context));

/** Pairs of judges with what another account with their mailbox had to judge. */
export async function judgedByFormerAccounts(
  { formerJudges, keys }: Assignments,
  season: string,
  judges: readonly Pick<Judge, '_id' | 'email'>[],
): Promise<JudgeAndNomination[]> {
  const former = await formerJudges.ofSeason(season);
  if (former.size === 0) return [];
  return judges.flatMap(({ _id: judgeId, email }) =>
    idsOf(keys, season, email)
      .flatMap((id) => former.get(id) ?? [])
      .map((nominationId) => ({ judgeId, nominationId })),
  );
}
