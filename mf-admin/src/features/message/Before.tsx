import { AnsweredButton } from '@meritum/shared/forms/AnsweredButton';
import { localDay } from '@meritum/shared/programme/days';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { formatClock } from '@meritum/shared/programme/moments';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import * as design from '@meritum/shared/ui/design.module.css';
import { ValueField } from '@meritum/shared/ui/ValueField';
import { useState } from 'react';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Props {
  /** When it leaves; undefined for at once, '' while no time is entered. */
  sendAt: string | undefined;
  onSendAt(sendAt: string | undefined): void;
  onTry(): Promise<void>;
}

/** What can be done before a message is confirmed: a trial to oneself, and a time at which it leaves. */
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
          failedText="Could not send the trial."
        >
          Send me one
        </AnsweredButton>
        {isTried && <span role="status">Sent to your address alone.</span>}
      </div>
      <Checkbox
        label="Send it later"
        checked={sendAt !== undefined}
        onChange={({ target }) => onSendAt(target.checked ? '' : undefined)}
      />
      {sendAt !== undefined && (
        <ValueField
          type="datetime-local"
          defaultValue={sendAt && `${localDay(new Date(sendAt))}T${formatClock(sendAt)}`}
          label={`Send on (your time, ${zone()})`}
          hint={
            sendAt
              ? `${formatDeadline(sendAt)}. Whom it goes to is found then; until then any organiser can stop it on Mail.`
              : 'Day and time'
          }
          onChange={({ target }) =>
            onSendAt(target.value ? new Date(target.value).toISOString() : '')
          }
        />
      )}
    </div>
  );
}
