import { limits } from '@meritum/shared/contracts/limits';
import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { counted } from '../facts/counted';
import { returnNomination } from './requests';

interface Props {
  nomination: NominationDetail;
  refresh(): unknown;
}

/** Gives the nomination back to its nominator, with a note. */
export function ReturnAction({ nomination, refresh }: Props) {
  const { fullName, judging } = nomination;
  const pending = judging ? judging.assigned - judging.completed : 0;
  return (
    <ConfirmAction
      variant="secondary"
      question={{
        title: `Return the nomination of ${fullName}?`,
        consequence: (
          <ul>
            <li>The nominator gets your note by mail, can edit everything and send it again.</li>
            <li>They can send it only while nominations are open in its category.</li>
            {pending > 0 && (
              <li>
                It is taken from the {counted(pending, 'judge who has', 'judges who have')} not
                rated it yet.
              </li>
            )}
            {judging !== null && judging.completed > 0 && (
              <li>
                {counted(
                  judging.completed,
                  'rating that was given stays as it is',
                  'ratings that were given stay as they are',
                )}
                .
              </li>
            )}
          </ul>
        ),
        confirm: 'Return it',
        danger: true,
        reason: {
          label: 'Note to the nominator',
          hint: 'Say what is to be changed. They read it as you write it.',
          maxLength: limits.returnNoteCharacters,
        },
        act: (note) => returnNomination(nomination, note),
        done: `The nomination of ${fullName} was returned.`,
        refresh,
      }}
    >
      Return with a note...
    </ConfirmAction>
  );
}
