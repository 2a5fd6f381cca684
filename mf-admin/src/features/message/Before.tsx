import { AnsweredButton } from '@meritum/shared/forms/AnsweredButton';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import * as design from '@meritum/shared/ui/design.module.css';
import { useState } from 'react';
import { LocalMoment } from '../facts/LocalMoment';

interface Props {
  /** Time of sending; undefined for at once, '' while none is entered. */
  sendAt: string | undefined;
  onSendAt(sendAt: string | undefined): void;
  onTry(): Promise<void>;
}

/** Options before a message is confirmed: a trial mail to oneself, and a time of sending. */
export function Before({ sendAt, onSendAt, onTry }: Props) {
  const [isTried, setTried] = useState(false);
  const attempt = async () => {
    await onTry();
    setTried(true);
  };
  return (
    <div className={design.grid2}>
      <div className={design.row}>
        <AnsweredButton
          variant="secondary"
          busyLabel="Sending ..."
          act={attempt}
          failedText="Could not send the test."
        >
          Send me one
        </AnsweredButton>
        <span role="status">{isTried && 'Sent to your address alone.'}</span>
      </div>
      <Checkbox
        label="Send it later"
        checked={sendAt !== undefined}
        onChange={({ target }) => onSendAt(target.checked ? '' : undefined)}
      />
      {sendAt !== undefined && (
        <LocalMoment
          label="Send on"
          value={sendAt}
          hint={
            sendAt
              ? `${formatDeadline(sendAt)}. It goes to whoever matches then. Any organiser can stop it on Mail before.`
              : 'Day and time'
          }
          onChange={onSendAt}
        />
      )}
    </div>
  );
}
