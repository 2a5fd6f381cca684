import { createHmac } from 'node:crypto';
import { mailboxKey } from '@meritum/shared/merit/assign/mail-domains';
import type { DataSubject } from '../../../module-kit/personal-data';
import { mailboxesOf } from '../../../platform/authorisation/same-person';
import type { Judge } from '../../judges/judge';
import type { JudgeAndNomination } from '../../judges/verifiers';
import { recentSeasons } from '../../seasons/rules';
import type { Assignment } from '../assignment';
import type { AssignmentQueries, Assignments } from '../context';

/** Hashes of a mailbox in a season, one for each key; the current key first. */
const idsOf = ({ platform }: AssignmentQueries, season: string, mailbox: string): string[] =>
  platform.config.keys['former judges'].all.map(({ bytes }) =>
    createHmac('sha256', bytes).update(`${season}\n${mailbox}`).digest('base64url'),
  );

/** Ids of the seasons in which a former judge could be given the same entries again. */
const judgedAgain = async ({ deps, platform }: Assignments) =>
  recentSeasons(await deps.seasons.findNewest(), platform.clock()).map(({ id }) => id);

/**
 * Keeps which entries a leaving judge had, so that another account of the mailbox is never given
 * them. To be called before the assignments are erased.
 */
export async function rememberFormerJudge(
  context: Assignments,
  { _id, addresses }: DataSubject,
): Promise<void> {
  const { formerJudges, assignments } = context.stores;
  const confirmed = addresses.filter((one) => one.confirmed);
  const mailboxes = new Set(confirmed.map(({ address }) => mailboxKey(address)));
  for (const season of await judgedAgain(context)) {
    const had = await assignments.findByAccountAndSeason(_id, season);
    const nominations = had.map(({ nominationId }) => nominationId);
    const rated = had.flatMap((one) => (one.status === 'completed' ? one.category : []));
    for (const mailbox of had.length > 0 ? mailboxes : []) {
      const [id] = idsOf(context, season, mailbox);
      if (id) await formerJudges.upsert({ _id: id, season, nominations, rated });
    }
  }
}

/** How many deleted accounts of these addresses' mailboxes have rated in the contest. */
export const formerRaters = (
  context: AssignmentQueries,
  emails: readonly string[],
  { season, category }: Pick<Assignment, 'season' | 'category'>,
): Promise<number> =>
  context.stores.formerJudges.countRated(
    emails.flatMap((email) => idsOf(context, season, mailboxKey(email))),
    category,
  );

/** Removes what is kept of seasons in which judging is over. */
export const forgetFormerJudges = async (context: Assignments): Promise<void> =>
  context.stores.formerJudges.removeOtherSeasons(await judgedAgain(context));

/** Judges paired with the entries that another account of their mailbox had. */
export async function judgedByFormerAccounts(
  context: Assignments,
  season: string,
  judges: readonly Pick<Judge, '_id' | 'email' | 'formerEmails'>[],
): Promise<JudgeAndNomination[]> {
  const former = await context.stores.formerJudges.findBySeason(season);
  if (former.size === 0) return [];
  return judges.flatMap((judge) =>
    mailboxesOf(judge)
      .flatMap((mailbox) => idsOf(context, season, mailbox))
      .flatMap((id) => former.get(id) ?? [])
      .map((nominationId) => ({ judgeId: judge._id, nominationId })),
  );
}
