import { ConsolePage } from '../../features/console/ConsolePage';
import { UndeliveredMails } from '../../features/mails/UndeliveredMails';

/** Mails that could not be delivered; each can be sent again once its cause is mended. */
export function MailPage() {
  return (
    <ConsolePage
      title="Mail"
      lead="Mails that were given up. Each can be sent again once its cause is mended."
    >
      <UndeliveredMails />
    </ConsolePage>
  );
}
