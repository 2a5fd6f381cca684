import type { InvitationOfApplicant } from '@meritum/shared/contracts/invitations';
import type { Decider } from '../../../platform/authorisation/actor';
import { shownName } from '../../../platform/authorisation/two-organisers';
import type { Judges } from '../context';
import type { Judge } from '../judge';
import type { Invitation, MarksOf } from './invitation';

type Addressed = Pick<Judge, '_id' | 'email' | 'emailConfirmed' | 'formerEmails' | 'invitation'>;

const marksOfJudge = (marksOf: MarksOf, { email, formerEmails = [] }: Addressed) =>
  [email, ...formerEmails].flatMap(marksOf);

/** Finds applicants who used an invitation's link or confirmed an address with this mark. */
export async function applicants({ stores, marksOf }: Judges) {
  const all = await stores.judges.listAddresses();
  const byMark = new Map(
    all
      .filter(({ emailConfirmed }) => emailConfirmed)
      .flatMap((judge) => marksOfJudge(marksOf, judge).map((mark) => [mark, judge] as const)),
  );
  const byLink = new Map(all.map((judge) => [judge.invitation, judge]));
  return {
    withMark: (marks: readonly string[]) => marks.flatMap((mark) => byMark.get(mark) ?? [])[0],
    to: ({ _id, mark }: Pick<Invitation, '_id' | 'mark'>) => byLink.get(_id) ?? byMark.get(mark),
  };
}

/** Who invited these applicants, for the people who decide about them. */
export async function invitationsOf(
  { stores, deps, marksOf }: Judges,
  actor: Pick<Decider, 'accountId'>,
  judges: readonly Addressed[],
): Promise<ReadonlyMap<string, InvitationOfApplicant>> {
  const marks = new Map(judges.map((judge) => [judge._id, marksOfJudge(marksOf, judge)]));
  const ids = judges.flatMap(({ invitation }) => invitation ?? []);
  const found = await stores.invitations.listSentTo({ ids, marks: [...marks.values()].flat() });
  const inviters = await deps.identity.peopleByIds(found.flatMap(({ by }) => by ?? []));
  return new Map(
    judges.flatMap((judge) => {
      const own = (mark: string) => marks.get(judge._id)?.includes(mark) ?? false;
      const invitation =
        found.find(({ _id }) => _id === judge.invitation) ??
        found.find(({ mark }) => judge.emailConfirmed && own(mark));
      if (!invitation) return [];
      const { by, mark } = invitation;
      const inviter = inviters.get(by ?? '');
      const shown = { by: inviter ? shownName(inviter) : null, isOwn: by === actor.accountId };
      return [[judge._id, { ...shown, isForwarded: !own(mark) }] as const];
    }),
  );
}
