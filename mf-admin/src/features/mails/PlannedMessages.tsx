import { call } from '@meritum/shared/client/call';
import type { PlannedMessage } from '@meritum/shared/contracts/message-templates';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { Badge } from '@meritum/shared/ui/Badge';
import { ConfirmAction } from '../confirm/ConfirmAction';
import type { Question } from '../confirm/question';
import { useCall } from '../console/useCall';
import { Panel } from '../facts/Panel';
import css from '../facts/text.module.css';

const named = ({ to, subject, by, isOwn }: PlannedMessage) =>
  `${subject ? `“${subject.replace(/\{\w+\}/g, '…')}”` : 'A message'} to ${to}, by ${isOwn ? 'you' : by}`;

const questionOf = (message: PlannedMessage): Question => {
  const stop = message.state === 'failed' ? 'Remove' : 'Stop';
  return {
    about: { action: 'messages.stopped' },
    title: `${stop} this message?`,
    consequence: <p>{named(message)}. It is not sent, and its text is deleted.</p>,
    confirm: stop,
    act: () => call('stopPlannedMessage', { body: { messageId: message.messageId } }),
    done: 'It will not be sent.',
  };
};

/** Scheduled messages and those that failed; hidden without any. */
export function PlannedMessages() {
  const messages = useCall('listPlannedMessages', {}, { refetchInterval: 60_000 }).data?.messages;
  if (!messages?.length) return null;
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
            <ConfirmAction variant="secondary" question={questionOf(message)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
