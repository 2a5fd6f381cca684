import type { ListedMail } from '@meritum/shared/contracts/mails';
import { Dialog } from '@meritum/shared/ui/Dialog';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { useCall } from '../console/useCall';
import text from '../facts/text.module.css';

interface Props {
  mail: ListedMail;
  onClose(): void;
}

/** The text of a mail; its links prove nothing, as only its recipient has those. */
export function MailText({ mail: { key, to }, onClose }: Props) {
  const query = useCall('getMailText', { query: { key } }, { gcTime: 0 });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={query.data?.subject ?? 'Mail'}
      description={`To ${to}. Personal links are left out.`}
    >
      <Loaded query={query} what="the mail">
        {(mail) => <p className={text.prose}>{mail.text}</p>}
      </Loaded>
    </Dialog>
  );
}
