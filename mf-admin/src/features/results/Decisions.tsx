import type { Proposal } from '@meritum/shared/contracts/proposals';
import type { ContestStatus } from '@meritum/shared/contracts/results';
import { labels } from '@meritum/shared/programme/labels';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Fragment } from 'react';
import styles from './Results.module.css';

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

/** What was decided, as far as it was. */
const decisionsOf = (contest: ContestStatus) => {
  const { state, closingProposed, closed, finalised, published, rulesHash } = contest;
  return [
    { name: 'State', text: states[state] },
    {
      name: 'End of judging proposed',
      text: closingProposed && `${proposed(closingProposed)}: ${closingProposed.reason}`,
    },
    { name: 'Judging ended', text: closed && made(closed) },
    { name: 'Merkle root', text: closed?.root, isHash: true },
    { name: 'Proposed', text: contest.proposed && proposed(contest.proposed) },
    {
      name: 'Final',
      text:
        finalised &&
        `${made({ at: finalised.at, by: finalised.proposedBy })} and ${who(finalised.confirmedBy)}`,
    },
    {
      name: 'Signed with a passkey',
      text: finalised?.signatures !== undefined && `by ${finalised.signatures} of the 2 organisers`,
    },
    { name: 'Published', text: published && made(published) },
    { name: 'Hash of the rules', text: rulesHash, isHash: true },
  ];
};

/** Decisions so far, by whom and when. */
export function Decisions({ contest }: { contest: ContestStatus }) {
  return (
    <dl className={styles.facts}>
      {decisionsOf(contest).map(
        ({ name, text, isHash }) =>
          text && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd className={isHash ? styles.hash : undefined}>{text}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
