import { call } from '@meritum/shared/client/call';
import type { RecognitionState } from '@meritum/shared/contracts/recognitions';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Badge } from '@meritum/shared/ui/Badge';
import * as design from '@meritum/shared/ui/design.module.css';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { ActOfTwo } from '../confirm/ActOfTwo';
import { type Question, why } from '../confirm/question';
import { Panel } from '../facts/Panel';

interface Props {
  nominationId: string;
  fullName: string;
  state: RecognitionState;
}

function revoking({ nominationId, fullName, state }: Props): Omit<Question, 'act'> {
  const isSecond = state.proposed !== null;
  return {
    about: state.id ?? nominationId,
    title: isSecond ? `Revoke the award of ${fullName}?` : 'Propose to revoke this award?',
    consequence: (
      <p>
        {isSecond
          ? 'This cannot be undone.'
          : 'Nothing changes until another organiser confirms it.'}{' '}
        The page that verifies the award then says that it was revoked, and when, but not why; the
        badge no longer counts, and no certificate or letter is issued. The published results stay
        as they are.
      </p>
    ),
    confirm: isSecond ? 'Revoke' : 'Propose',
    danger: true,
    reason: why,
    done: isSecond
      ? `The award of ${fullName} was revoked.`
      : 'The revocation is proposed. Another organiser has to confirm it.',
  };
}

/** Whether a published award is valid, and its revocation by two organisers. */
export function Revocation(props: Props) {
  const { nominationId } = props;
  const { id, revokedAt, proposed, mayRevoke } = props.state;
  const act = (
    <ActOfTwo
      variant={proposed ? 'danger' : 'secondary'}
      proposed={proposed}
      isAllowed={mayRevoke}
      question={revoking(props)}
      send={(decision) => call('revokeRecognition', { body: { nominationId, ...decision } })}
    >
      {proposed ? 'Confirm revocation...' : 'Revoke...'}
    </ActOfTwo>
  );
  return (
    <Panel title="Certificate and badge" actions={!proposed && act}>
      <p>
        <Badge kind={revokedAt ? 'danger' : proposed ? 'warning' : 'success'}>
          {revokedAt ? 'Revoked' : proposed ? 'Revocation proposed' : 'Valid'}
        </Badge>{' '}
        {revokedAt
          ? `Since ${formatDateTime(revokedAt)} the page that verifies the award says so.`
          : 'Whoever checks the award is told that it is genuine.'}
      </p>
      {id ? (
        <p>
          <TextLink href={`/verify/${id}`}>Public verification page</TextLink>
        </p>
      ) : (
        <p className={design.muted}>The winner has not looked at the result yet.</p>
      )}
      {proposed && act}
    </Panel>
  );
}
