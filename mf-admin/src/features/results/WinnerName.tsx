import { call } from '@meritum/shared/client/call';
import type { RecognitionState } from '@meritum/shared/contracts/recognitions';
import { ActOfTwo } from '../confirm/ActOfTwo';
import { type Question, why } from '../confirm/question';
import { Panel } from '../facts/Panel';

interface Props {
  nominationId: string;
  state: Pick<RecognitionState, 'id' | 'otherName'>;
}

type Other = NonNullable<RecognitionState['otherName']>;

/** How a published name is corrected. */
export const howToCorrect =
  'To correct a published name, the winner changes the name of their account on their account page. Overview then says so, and two organisers publish it on the page of the nomination.';

function renaming(otherName: Other, about: string): Omit<Question, 'act'> {
  const { account, published, proposed } = otherName;
  const isSecond = proposed !== null;
  return {
    about,
    title: isSecond ? `Publish the award as ${account}?` : `Propose to publish it as ${account}?`,
    consequence: (
      <>
        <p>
          {isSecond
            ? `${account} takes the place of ${published}`
            : `Once another organiser confirms it, ${account} takes the place of ${published}`}{' '}
          in the list of winners, on the page that verifies the award, on the profile, whose address
          changes, and on new certificates. Earlier files stay valid and do not show the former
          name. The published ratings no longer name the winner. The winner is notified by email.
        </p>
        <p>
          Make sure that it is the same person: an account could have been given to somebody else.
        </p>
      </>
    ),
    confirm: isSecond ? 'Publish' : 'Propose',
    reason: why,
    done: isSecond
      ? `The award is published as ${account}.`
      : 'The new name is proposed. Another organiser has to confirm it.',
  };
}

/** Who can correct a winner's published name, and the act once the account has another one. */
export function WinnerName({ nominationId, state: { id, otherName } }: Props) {
  if (!otherName)
    return (
      <Panel title="Published name">
        <p>{howToCorrect}</p>
      </Panel>
    );
  const { account, published, proposed, mayRename } = otherName;
  const act = (
    <ActOfTwo
      variant="secondary"
      proposed={proposed}
      isAllowed={mayRename}
      question={renaming(otherName, id ?? nominationId)}
      send={(decision) =>
        call('renameWinner', { body: { nominationId, name: account, ...decision } })
      }
    >
      {proposed ? 'Confirm the name...' : 'Publish the name of the account...'}
    </ActOfTwo>
  );
  return (
    <Panel title="Published name" actions={!proposed && act}>
      <p>
        The award is published as <bdi>{published}</bdi>. The account of its winner is named{' '}
        <bdi>{account}</bdi>.
      </p>
      {proposed && act}
    </Panel>
  );
}
