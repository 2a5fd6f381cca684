import { call } from '@meritum/shared/client/call';
import type { PlannedMessage } from '@meritum/shared/contracts/message-templates';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { Badge } from '@meritum/shared/ui/Badge';
import { Button } from '@meritum/shared/ui/Button';
import { useConfirm } from '../confirm/useConfirm';
import { useCall } from '../console/useCall';
import { Panel } from '../facts/Panel';
import css from '../facts/text.module.css';

const named = ({ to, subject, by, isOwn }: PlannedMessage) =>
  `${subject?.replace(/\{\w+\}/g, '…') ?? 'A message'} to ${to}, by ${isOwn ? 'you' : by}`;

/** Messages that leave at a time, and those that could not; nothing where there are none. */
export function PlannedMessages() {
  const messages = useCall('listPlannedMessages', {}, { refetchInterval: 60_000 }).data?.messages;
  const { ask, dialog } = useConfirm();
  if (!messages?.length) return dialog ?? null;
  const stop = (message: PlannedMessage) =>
    ask({
      about: { action: 'messages.stopped' },
      title: message.state === 'failed' ? 'Remove this message?' : 'Stop this message?',
      consequence: <p>{named(message)}. It is not sent, and its text is deleted.</p>,
      confirm: message.state === 'failed' ? 'Remove' : 'Stop',
      act: () => call('stopPlannedMessage', { body: { messageId: message.messageId } }),
      done: 'It will not be sent.',
    });
  return (
    <Panel title="Planned messages">
      <ul className={css.stack}>
        {messages.map((message) => (
          <li key={message.messageId} className={css.apart}>
            <span>
              {named(message)}:{' '}
              {message.state === 'failed' ? (
                <>
                  <Badge kind="danger">Not sent</Badge> {message.why}
                </>
              ) : (
                formatDeadline(message.sendAt)
              )}
            </span>
            <Button variant="secondary" onClick={() => stop(message)}>
              {message.state === 'failed' ? 'Remove' : 'Stop'}...
            </Button>
          </li>
        ))}
      </ul>
      {dialog}
    </Panel>
  );
}
