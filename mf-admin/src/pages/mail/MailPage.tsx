import { ConsolePage } from '../../features/console/ConsolePage';
import { headingOf } from '../../features/console/screens';
import { Mails } from '../../features/mails/Mails';

/** The outbox. */
export function MailPage() {
  return (
    <ConsolePage {...headingOf('mail')}>
      <Mails />
    </ConsolePage>
  );
}
