import { type ReactNode, useState } from 'react';
import { send } from '../client/send';
import type { CallName } from '../contracts/calls';
import { Button } from '../ui/Button';
import { Container } from '../ui/Container';
import * as design from '../ui/design.module.css';
import { Notice } from '../ui/Notice';
import { PageHeader } from '../ui/PageHeader';
import { usePageTitle } from '../ui/usePageTitle';
import { FormAnswer } from './FormAnswer';
import { useAnsweredCall } from './useAnsweredCall';
import { useLinkToken } from './useLinkToken';

interface Props {
  /** Name of the portal that sends the reminders. */
  portal: string;
  call: Extract<CallName, 'stopDraftReminders' | 'stopEvaluationReminders'>;
  /** What stops and what does not. */
  about: string;
  /** Shown afterwards. */
  stopped: string;
  /** The link back to the portal. */
  children: ReactNode;
}

/** The page behind a reminder's link (#token=...): one press, no sign-in. */
export function StopReminders({ portal, call, about, stopped, children }: Props) {
  usePageTitle('Stop reminders');
  const { token } = useLinkToken();
  const [isStopped, setStopped] = useState(false);
  const { answer, busy, run } = useAnsweredCall();
  const stop = async () => {
    await send(call, { body: { token } });
    setStopped(true);
  };
  return (
    <>
      <PageHeader eyebrow={portal} title="Stop reminders" />
      <Container width="prose" className={design.shortPage}>
        {isStopped ? (
          <Notice kind="success" title="Reminders stopped">
            {stopped}
          </Notice>
        ) : (
          <>
            <p>{about}</p>
            {token ? (
              <Button
                busy={busy}
                busyLabel="Stopping..."
                onClick={() => run(stop, 'Could not stop the reminders.')}
              >
                Stop reminders
              </Button>
            ) : (
              <Notice kind="warning" title="The link is incomplete">
                Open it again from the mail, or copy the whole address.
              </Notice>
            )}
            <FormAnswer answer={answer} />
          </>
        )}
        <p>{children}</p>
      </Container>
    </>
  );
}
