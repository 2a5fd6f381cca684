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
  /** Name of the portal or part of the site that sends the reminders. */
  portal: string;
  call: Extract<
    CallName,
    'stopDraftReminders' | 'stopEvaluationReminders' | 'stopAccountAct' | 'stopInvitations'
  >;
  /** Texts, if the link stops something other than reminders. */
  texts?: typeof reminders;
  /** What stops, and what goes on. */
  about: string;
  /** Shown afterwards. */
  stopped: string;
  /** The link back to the portal. */
  children: ReactNode;
}

const reminders = {
  title: 'Stop reminders',
  action: 'Stop reminders',
  done: 'Reminders stopped',
  failed: 'Could not stop the reminders.',
};

/** The page behind a mail's link that stops something (#token=...): one click, no sign-in. */
export function StopReminders({
  portal,
  call,
  about,
  stopped,
  children,
  texts = reminders,
}: Props) {
  const { token } = useLinkToken();
  const [isStopped, setStopped] = useState(false);
  const stop = async () => {
    await send(call, { body: { token } });
    setStopped(true);
  };
  return (
    <>
      <PageHeader eyebrow={portal} title={texts.title} />
      <Container width="prose" className={design.shortPage}>
        {isStopped ? (
          <Notice kind="success" title={texts.done}>
            {stopped}
          </Notice>
        ) : (
          <>
            <p>{about}</p>
            {token ? (
              <AnsweredButton busyLabel="Stopping..." act={stop} failedText={texts.failed}>
                {texts.action}
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
