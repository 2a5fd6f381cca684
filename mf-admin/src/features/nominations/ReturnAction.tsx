import { limits } from '@meritum/shared/contracts/limits';
import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { pluralize } from '../facts/pluralize';
import { returnNomination } from './requests';

interface Props {
  nomination: NominationDetail;
  refresh(): unknown;
}

function labelOf({ returnTakesTwo, returnProposed }: NominationDetail): string {
  if (returnProposed) return 'Confirm the return';
  return returnTakesTwo ? 'Propose to return it' : 'Return with a note';
}

/** Returns the nomination with a note, which takes two organisers where the server says so. */
export function ReturnAction({ nomination, refresh }: Props) {
  const { fullName, judging, returnTakesTwo, returnProposed, mayBeSubmittedAgain } = nomination;
  if (returnTakesTwo && returnProposed?.isOwn)
    return <p>Your proposal to return it is waiting for another organiser.</p>;
  const isProposal = returnTakesTwo && !returnProposed;
  const pending = judging ? judging.assigned - judging.completed : 0;
  return (
    <ConfirmAction
      variant="secondary"
      question={{
        title: isProposal
          ? `Propose to return the nomination of ${fullName}?`
          : `Return the nomination of ${fullName}?`,
        consequence: (
          <ul>
            {isProposal && <li>Another organiser has to confirm this before it happens.</li>}
            {returnProposed && (
              <li>
                {returnProposed.by} has proposed this with the note: {returnProposed.note}
              </li>
            )}
            <li>The nominator gets {returnProposed ? 'the' : 'your'} note by email.</li>
            <li>
              {mayBeSubmittedAgain
                ? 'They can edit everything and submit it again while nominations are open.'
                : 'Nominations are closed, so they cannot submit it again. It takes no part in the contest unless nominations open again.'}
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
        ...(!returnProposed && {
          reason: {
            label: 'Note to the nominator',
            hint: 'Say what to change. The nominator reads it as you write it.',
            maxLength: limits.returnNoteCharacters,
          },
        }),
        act: (note) => returnNomination(nomination, returnProposed?.note ?? note),
        done: isProposal
          ? `Another organiser has to confirm that the nomination of ${fullName} is returned.`
          : `The nomination of ${fullName} was returned.`,
        refresh,
      }}
    >
      {labelOf(nomination)}...
    </ConfirmAction>
  );
}
