import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { pluralize } from '@meritum/shared/programme/format-count';
import { ActOfTwo, waitingProposal } from '../confirm/ActOfTwo';
import { returnNomination, returnNote } from './requests';

interface Props {
  nomination: NominationDetail;
  onReturned?(): void;
}

/** Returns the nomination with a note, by two organisers where the server says so. */
export function ReturnAction({ nomination, onReturned }: Props) {
  const { fullName, judging, returnTakesTwo, returnProposed, mayBeSubmittedAgain } = nomination;
  const first = waitingProposal(returnProposed, returnTakesTwo);
  const isProposal = returnTakesTwo && !first;
  const label = first
    ? 'Confirm the return'
    : isProposal
      ? 'Propose to return it'
      : 'Return with a note';
  const pending = judging ? judging.assigned - judging.completed : 0;
  return (
    <ActOfTwo
      does="returnNomination"
      variant="secondary"
      proposed={first}
      isAllowed
      send={async ({ reason: note, ...named }) => {
        await returnNomination(nomination, { note }, named);
        if (!isProposal && !named.withdrawalOf && !named.turnDownOf) onReturned?.();
      }}
      question={{
        about: nomination.id,
        title: isProposal
          ? `Propose to return the nomination of ${fullName}?`
          : `Return the nomination of ${fullName}?`,
        consequence: (
          <ul>
            {isProposal && <li>Another organiser has to confirm this before it happens.</li>}
            <li>The nominator gets {first ? 'the' : 'your'} note by email.</li>
            <li>
              {mayBeSubmittedAgain
                ? 'They can edit everything and submit it again while nominations are open for them.'
                : 'Nominations are closed, so they cannot submit it again. It is not judged unless nominations open again, or two organisers give them more time on Season.'}
            </li>
            {pending > 0 && (
              <li>
                It is taken from the {pluralize(pending, 'judge who has', 'judges who have')} not
                rated it yet.
              </li>
            )}
            {judging !== null && judging.completed > 0 && (
              <li>
                If the nominator changes it,{' '}
                {pluralize(judging.completed, 'rating no longer counts', 'ratings no longer count')}
                , and their judges are asked again.
              </li>
            )}
          </ul>
        ),
        confirm: isProposal ? 'Propose to return it' : 'Return it',
        danger: true,
        reason: returnNote('nominator'),
        done: isProposal
          ? `Another organiser has to confirm that the nomination of ${fullName} is returned.`
          : `The nomination of ${fullName} was returned.`,
      }}
    >
      {label}...
    </ActOfTwo>
  );
}
