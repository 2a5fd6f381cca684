import { call } from '@meritum/shared/client/call';
import type { RegistrationState } from '@meritum/shared/contracts/registration';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { pluralize } from '@meritum/shared/programme/format-count';
import * as design from '@meritum/shared/ui/design.module.css';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { type Question, why } from '../confirm/question';

interface Props extends Pick<RegistrationState, 'pausedUntil' | 'pauses'> {
  onChanged(): unknown;
}

/** Pauses new accounts with a password, or ends the pause. */
export function PauseRegistration({ pausedUntil, pauses, onChanged }: Props) {
  const about = { action: 'registration.paused' } as const;
  const act = (paused: boolean) => ({
    about,
    reason: why,
    act: (reason: string) => call('switchRegistration', { body: { paused, reason } }),
    refresh: onChanged,
  });
  const pause: Question = {
    ...act(true),
    title: 'Pause new accounts for two hours?',
    consequence:
      'Nobody makes an account with a password until then, also no entrant. Google, signing in, and mailed links and codes go on. The form says so in public, with how often it was paused, and the trail says who did it and why.',
    confirm: 'Pause new accounts',
    danger: true,
    done: 'New accounts are paused for two hours.',
  };
  const end: Question = {
    ...act(false),
    title: 'End the pause of new accounts?',
    consequence: 'Everybody can make an account with a password again.',
    confirm: 'End the pause',
    done: 'New accounts are possible again.',
  };
  return (
    <div className={design.grid2}>
      {pausedUntil && (
        <p>
          New accounts with a password are paused until {formatDeadline(pausedUntil)}.{' '}
          {pluralize(pauses, 'pause')} so far.
        </p>
      )}
      <ConfirmAction
        variant="secondary"
        className={design.atStart}
        question={pausedUntil ? end : pause}
      />
    </div>
  );
}
