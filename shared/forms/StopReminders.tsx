import { type ReactNode, useState } from 'react';
import { send } from '../client/send';
import type { CallName } from '../contracts/calls';
import { Container } from '../ui/Container';
import * as design from '../ui/design.module.css';
import { Notice } from '../ui/Notice';
import { PageHeader } from '../ui/PageHeader';
import { AnsweredButton } from './AnsweredButton';
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
  const { token } = useLinkToken();
  const [isStopped, setStopped] = useState(false);
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
              <AnsweredButton
                busyLabel="Stopping..."
                act={stop}
                failedText="Could not stop the reminders."
              >
                Stop reminders
              </AnsweredButton>
            ) : (
              <Notice kind="warning" title="The link is incomplete">
                Open it again from the mail, or copy the whole address.
              </Notice>
            )}
          </>
        )}
        <p>{children}</p>
      </Container>
    </>
  );
}
