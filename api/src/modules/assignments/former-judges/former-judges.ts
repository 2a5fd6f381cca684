import { createHmac } from 'node:crypto';
import { mailboxKey } from '@meritum/shared/merit/assign/mail-domains';
import type { DataSubject } from '../../../module-kit/personal-data';
import { mailboxesOf } from '../../../platform/authorisation/same-person';
import type { Keys } from '../../../platform/keys/keys';
import type { Judge } from '../../judges/judge';
import type { JudgeAndNomination } from '../../judges/verifiers';
import { recentSeasons } from '../../seasons/rules';
import type { Assignment } from '../assignment';
import type { Assignments } from '../context';

/** The name of a mailbox in a season, by each key; the current one first. */
const idsOf = ({ all }: Keys, season: string, mailbox: string): string[] =>
  all.map(({ bytes }) =>
    createHmac('sha256', bytes).update(`${season}\n${mailbox}`).digest('base64url'),
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
  { _id, addresses }: DataSubject,
): Promise<void> {
  const { formerJudges, assignments, keys } = context;
  const confirmed = addresses.filter((one) => one.confirmed);
  const mailboxes = new Set(confirmed.map(({ address }) => mailboxKey(address)));
  for (const season of await judgedAgain(context)) {
    const had = await assignments.ofJudge(_id, season);
    const nominations = had.map(({ nominationId }) => nominationId);
    const rated = had.flatMap((one) => (one.status === 'completed' ? one.category : []));
    for (const mailbox of had.length > 0 ? mailboxes : []) {
      const [id] = idsOf(keys, season, mailbox);
      if (id) await formerJudges.add({ _id: id, season, nominations, rated });
    }
  }
}

/** How many deleted accounts of these addresses' mailboxes have rated in the contest. */
export const formerRaters = (
  { formerJudges, keys }: Pick<Assignments, 'formerJudges' | 'keys'>,
  emails: readonly string[],
  { season, category }: Pick<Assignment, 'season' | 'category'>,
): Promise<number> =>
  formerJudges.countRated(
    emails.flatMap((email) => idsOf(keys, season, mailboxKey(email))),
    category,
  );

/** Removes what is kept of seasons in which nobody judges any more. */
export const forgetFormerJudges = async (context: Assignments): Promise<void> =>
  context.formerJudges.keepOnly(await judgedAgain(context));

/** Pairs of judges with what another account with their mailbox had to judge. */
export async function judgedByFormerAccounts(
  { formerJudges, keys }: Assignments,
  season: string,
  judges: readonly Pick<Judge, '_id' | 'email' | 'formerEmails'>[],
): Promise<JudgeAndNomination[]> {
  const former = await formerJudges.ofSeason(season);
  if (former.size === 0) return [];
  return judges.flatMap((judge) =>
    mailboxesOf(judge)
      .flatMap((mailbox) => idsOf(keys, season, mailbox))
      .flatMap((id) => former.get(id) ?? [])
      .map((nominationId) => ({ judgeId: judge._id, nominationId })),
  );
}
