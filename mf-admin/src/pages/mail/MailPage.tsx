import { ConsolePage } from '../../features/console/ConsolePage';
import { Mails } from '../../features/mails/Mails';

/** The outbox. */
export function MailPage() {
  return (
    <ConsolePage
      title="Mail"
      lead="What was written to whom, and what became of it. What was given up can be sent again once its cause is mended."
    >
      <Mails />
    </ConsolePage>
  );
}
