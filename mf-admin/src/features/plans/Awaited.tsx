import { call } from '@meritum/shared/client/call';
import type { PlansReply } from '@meritum/shared/contracts/plans';
import { formatClock, formatDateTime } from '@meritum/shared/programme/moments';
import { Notice } from '@meritum/shared/ui/Notice';
import { ActOfTwo } from '../confirm/ActOfTwo';
import { why } from '../confirm/question';
import { useSeason } from '../console/useSeasonShown';

type Props = NonNullable<PlansReply['awaited']>;

/** Planning waits for a public random value; without it two organisers can continue after a day. */
export function Awaited({ at, isLate, proposed }: Props) {
  if (isLate) return <Late at={at} proposed={proposed} />;
  if (new Date(at) > new Date())
    return (
      <Notice kind="info" title={`Judges are drawn at ${formatClock(at)}`}>
        That is when the public random value appears. They are then assigned automatically.
      </Notice>
    );
  return (
    <Notice kind="info" title={`The public random value of ${formatClock(at)} is not here yet`}>
      The server asks for it every minute. Then judges are drawn and assigned automatically.
    </Notice>
  );
}

function Late({ at, proposed }: Omit<Props, 'isLate'>) {
  const season = useSeason()?.id ?? '';
  const act = (
    <ActOfTwo
      variant="secondary"
      proposed={proposed}
      isAllowed
      question={{
        about: season,
        title: 'Draw judges without the public random value?',
        consequence: (
          <p>
            The server’s value alone then decides who judges what, and the site says so for good.{' '}
            {!proposed && 'Another organiser has to agree.'}
          </p>
        ),
        confirm: proposed ? 'Go on without it' : 'Propose',
        danger: true,
        reason: why,
        done: proposed ? 'Judges are drawn now.' : 'Going on without it is proposed.',
      }}
      send={(decision) => call('proceedWithoutBeacon', { body: { season, ...decision } })}
    >
      Go on without it...
    </ActOfTwo>
  );
  return (
    <>
      <Notice
        kind="warning"
        title="The public random value has been missing for a day"
        action={!proposed && act}
      >
        It was due on {formatDateTime(at)}, and nobody is assigned before. The server asks for it
        every minute: wait, and tell whoever runs the server. Or two organisers go on without it.
      </Notice>
      {proposed && act}
    </>
  );
}
