import { call } from '@meritum/shared/client/call';
import type { CorrectionState } from '@meritum/shared/contracts/recognitions';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import * as design from '@meritum/shared/ui/design.module.css';
import { TextField } from '@meritum/shared/ui/TextField';
import { OrganisersOnly } from '../access/role';
import { ActOfTwo } from '../confirm/ActOfTwo';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { type Question, why } from '../confirm/question';
import { Panel } from '../facts/Panel';
import styles from '../season/Season.module.css';

interface Props {
  nominationId: string;
  state: CorrectionState;
}

type Asked = NonNullable<CorrectionState['asked']>;

/** Advice on correcting a winner's published data. */
export const howToCorrect =
  'To correct a published name, the winner changes the name of their account on their account page. Overview then says so, and two organisers publish it on the page of the nomination. There they correct organization and title, too.';

const words = (shown: CorrectionState, asked: Asked) =>
  `${asked.name ?? shown.name}, ${asked.designation} at ${asked.organization}`;

function correcting(shown: CorrectionState, asked: Asked, about: string): Omit<Question, 'act'> {
  const isSecond = shown.proposed !== null;
  return {
    about,
    title: isSecond
      ? `Publish it as ${words(shown, asked)}?`
      : `Propose to publish it as ${words(shown, asked)}?`,
    consequence: (
      <>
        <p>
          {isSecond ? 'It' : 'Once another organiser confirms it, this'} takes the place of{' '}
          {words(shown, shown)} in the list of winners, on the page that verifies the award, on the
          profile and on new certificates. Earlier files stay valid and do not show the former name.
          A former organization still counts for conflicts of interest, and judges keep what they
          read. The person is notified by email.
        </p>
        {asked.name !== undefined && (
          <p>
            The published ratings no longer name the winner. Make sure that it is the same person:
            an account could have been given to somebody else.
          </p>
        )}
      </>
    ),
    confirm: isSecond ? 'Correct it' : 'Propose',
    reason: why,
    done: isSecond
      ? 'The correction applies wherever this is or will be published.'
      : 'The correction is proposed. Another organiser has to confirm it.',
  };
}

/** Corrects a winner's published data, by two organisers. */
export function Correction({ nominationId, state }: Props) {
  const { name, organization, designation, account, proposed, asked, mayCorrect } = state;
  const start = { isRenamed: account !== null, organization, designation };
  const { typed, type, sent } = useUnsent(`correction ${nominationId}`, start);
  const made = {
    ...(typed.isRenamed && account && { name: account }),
    organization: typed.organization.trim(),
    designation: typed.designation.trim(),
  };
  const send = (of: Asked, decision: object & { reason: string }) =>
    call('correctAward', { body: { nominationId, ...of, ...decision } });
  const isOther =
    made.name !== undefined ||
    made.organization !== organization ||
    made.designation !== designation;
  return (
    <Panel title="What is published">
      <p>
        <bdi>{name}</bdi>, <bdi>{designation}</bdi> at <bdi>{organization}</bdi>.
        {account && (
          <>
            {' '}
            The account is named <bdi>{account}</bdi>.
          </>
        )}
      </p>
      {proposed && asked ? (
        <ActOfTwo
          variant="secondary"
          what={words(state, asked)}
          proposed={proposed}
          isAllowed={mayCorrect}
          question={correcting(state, asked, nominationId)}
          send={(decision) => send(asked, decision)}
        >
          Confirm the correction...
        </ActOfTwo>
      ) : (
        mayCorrect && (
          <OrganisersOnly>
            <div className={styles.group}>
              <TextField
                label="Organization"
                value={typed.organization}
                onChange={({ target }) => type({ ...typed, organization: target.value })}
              />
              <TextField
                label="Title"
                value={typed.designation}
                onChange={({ target }) => type({ ...typed, designation: target.value })}
              />
            </div>
            {account && (
              <Checkbox
                label="Publish the name of the account"
                checked={typed.isRenamed}
                onChange={({ target }) => type({ ...typed, isRenamed: target.checked })}
              />
            )}
            {isOther && made.organization && made.designation && (
              <div className={design.wrap2}>
                <ConfirmAction
                  variant="secondary"
                  question={{
                    ...correcting(state, made, nominationId),
                    act: async (reason) => {
                      await send(made, { reason });
                      sent();
                    },
                  }}
                >
                  Correct...
                </ConfirmAction>
              </div>
            )}
          </OrganisersOnly>
        )
      )}
    </Panel>
  );
}
