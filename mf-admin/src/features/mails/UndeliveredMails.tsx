import type { UndeliveredMail } from '@meritum/shared/contracts/mails';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { QueryScope, useQuery } from '@meritum/shared/query';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { spelled } from '@meritum/shared/ui/spelled';
import { showToast } from '@meritum/shared/ui/toasts';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { listUndeliveredMails, resendMail, undeliveredMailsKey } from './requests';
import styles from './UndeliveredMails.module.css';

/** Mails that could not be delivered; each can be sent again once its cause is mended. */
export function UndeliveredMails() {
  return (
    <QueryScope>
      <Card>
        <section className={styles.root} aria-labelledby="undelivered-mail">
          <h2 id="undelivered-mail" className={styles.title}>
            Undelivered mail
          </h2>
          <Mails />
        </section>
      </Card>
    </QueryScope>
  );
}

function Mails() {
  const query = useQuery({
    queryKey: undeliveredMailsKey,
    queryFn: ({ signal }) => listUndeliveredMails(signal),
    gcTime: 0,
  });
  return (
    <Loaded query={query} what="the undelivered mail">
      {(mails) =>
        mails.length === 0 ? (
          <p className={styles.facts}>Every mail was delivered or is on its way.</p>
        ) : (
          <ul className={styles.list}>
            {mails.map((mail) => (
              <MailItem key={mail.key} mail={mail} onSent={query.refetch} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

interface ItemProps {
  mail: UndeliveredMail;
  /** The list is to be read anew. */
  onSent(): Promise<unknown>;
}

/** `password-reset` in words: Password reset. */
const kindOf = ({ template }: UndeliveredMail) =>
  template.charAt(0).toUpperCase() + template.slice(1).replaceAll('-', ' ');

function MailItem({ mail, onSent }: ItemProps) {
  const { answer, busy, run } = useAnsweredCall();
  const { key, to, attempts, givenUpAt, reason } = mail;
  const resend = () =>
    run(async () => {
      await resendMail(key);
      showToast({ type: 'success', title: 'Mail', text: `The mail to ${to} is sent again.` });
      await onSent();
    }, 'The mail could not be sent again.');
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <p className={styles.kind}>{kindOf(mail)}</p>
        <p>{to}</p>
        <p className={styles.facts}>
          Given up on {spelled(givenUpAt)} after {attempts}{' '}
          {attempts === 1 ? 'attempt' : 'attempts'}: {reason}
        </p>
        <FormAnswer answer={answer} />
      </div>
      <Button variant="secondary" busy={busy} onClick={resend}>
        Send again<VisuallyHidden> to {to}</VisuallyHidden>
      </Button>
    </li>
  );
}
