import type { Proposal } from '@meritum/shared/contracts/proposals';
import type { ContestStatus } from '@meritum/shared/contracts/results';
import { labels } from '@meritum/shared/programme/labels';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Facts } from '../facts/Facts';
import { Proofs } from '../facts/Proofs';

const states = labels<ContestStatus['state']>({
  open: 'Judging has not ended',
  closing: 'Judging is being ended',
  closed: 'Judging has ended, not final yet',
  finalised: 'Final, not published yet',
  publishing: 'Being published',
  published: 'Published',
});

const who = (by: string | null) => by ?? 'a deleted account';

const made = ({ at, by }: { at: string; by: string | null }) =>
  `${formatDateTime(at)}, by ${who(by)}`;

const proposed = ({ at, by, isOwn }: Proposal) =>
  isOwn ? `${formatDateTime(at)}, by you` : made({ at, by });

const decisionsOf = (contest: ContestStatus) => {
  const { state, closingProposed, closed, finalised, published } = contest;
  return [
    { label: 'State', value: states[state] },
    {
      label: 'End of judging proposed',
      value: closingProposed && `${proposed(closingProposed)}: ${closingProposed.reason}`,
    },
    { label: 'Judging ended', value: closed && made(closed) },
    { label: 'Proposed', value: contest.proposed && proposed(contest.proposed) },
    {
      label: 'Final',
      value:
        finalised &&
        `${made({ at: finalised.at, by: finalised.proposedBy })} and ${who(finalised.confirmedBy)}`,
    },
    { label: 'Published', value: published && made(published) },
  ];
};

/** Decisions so far, by whom and when. */
export function Decisions({ contest }: { contest: ContestStatus }) {
  return (
    <>
      <Facts facts={decisionsOf(contest)} />
      <Proofs
        proofs={[
          { label: 'Root of all ratings', value: contest.closed?.root },
          { label: 'Hash of the rules', value: contest.rulesHash },
          {
            label: 'Organisers who signed with a passkey',
            value: contest.finalised?.signatures?.toString(),
          },
        ]}
      />
    </>
  );
}
