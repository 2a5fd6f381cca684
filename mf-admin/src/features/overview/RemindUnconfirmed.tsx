import { call } from '@meritum/shared/client/call';
import type { OverviewReply, RemindedReply } from '@meritum/shared/contracts/overview';
import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import { useQuery } from '@meritum/shared/query';
import * as design from '@meritum/shared/ui/design.module.css';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { MailTime } from '../mails/MailTime';

const people = (count: number) => pluralize(count, 'person', 'people');

const were = (count: number) => pluralize(count, 'was', 'were');

/** Such as `3 reminded, 2 were mailed within the last day`. */
function outcomeOf({ reminded, mailedLately, left }: RemindedReply): string {
  const parts = [
    `${formatCount(reminded)} reminded`,
    mailedLately > 0 && `${were(mailedLately)} mailed within the last day`,
    left > 0 && `${were(left)} not reminded yet: repeat this for them`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** Reminds all nominators whose unconfirmed address keeps them out. */
export function RemindUnconfirmed({ needs }: Pick<OverviewReply, 'needs'>) {
  const { nominationsUnconfirmed, judgesUnconfirmed } = needs;
  // Read again when the counts change.
  const { data } = useQuery({
    queryKey: ['unconfirmed', nominationsUnconfirmed, judgesUnconfirmed],
    queryFn: ({ signal }) => call('getUnconfirmed', { signal }),
    placeholderData: (before) => before,
  });
  if (!data || data.toRemind + data.mailedLately === 0) return null;
  const { toRemind, mailedLately } = data;
  if (toRemind === 0)
    return (
      <p>Within the last day everybody who has not confirmed their address was mailed a link.</p>
    );
  let outcome = '';
  return (
    <ConfirmAction
      variant="secondary"
      className={design.atStart}
      question={{
        about: { action: 'addresses.reminded' },
        title: `Remind ${people(toRemind)} to confirm their address?`,
        consequence: (
          <>
            <MailTime count={toRemind} />
            <ul>
              <li>
                Each gets one email with a link that confirms their address. Until they do, their
                nomination is not judged, or they are not assigned nominations.
              </li>
              <li>This reminds everybody who can still take part, in all seasons.</li>
              {mailedLately > 0 && (
                <li>
                  Not mailed, because they got a link within the last day: {people(mailedLately)}.
                </li>
              )}
            </ul>
          </>
        ),
        confirm: `Remind ${people(toRemind)}`,
        act: async () => {
          outcome = outcomeOf(await call('remindUnconfirmed'));
        },
        done: () => outcome,
      }}
    >
      Remind people to confirm their address...
    </ConfirmAction>
  );
}
