import { useConfirmationMail } from '@meritum/shared/auth/useConfirmationMail';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { Badge } from '@meritum/shared/ui/Badge';
import { Button } from '@meritum/shared/ui/Button';
import styles from './EmailStatus.module.css';

type Props = Pick<UserProfile, 'email' | 'emailConfirmed'>;

/** The account's address with its confirmation. */
export function EmailStatus({ email, emailConfirmed }: Props) {
  return (
    <div className={styles.root}>
      <p className={styles.label}>Email</p>
      <p className={styles.email}>
        <span>{email}</span>
        <Badge kind={emailConfirmed ? 'success' : 'neutral'}>
          {emailConfirmed ? 'Confirmed' : 'Not confirmed'}
        </Badge>
      </p>
      {!emailConfirmed && <Confirmation email={email} />}
    </div>
  );
}

function Confirmation({ email }: { email: string }) {
  const { answer, busy, send } = useConfirmationMail(email);
  return (
    <>
      <p className={styles.hint}>
        You can already nominate and apply to judge. Your nomination takes part, and you are
        assigned nominations, once your address is confirmed.
      </p>
      <Button variant="secondary" busy={busy} busyLabel="Sending..." onClick={send}>
        Send confirmation mail
      </Button>
      <FormAnswer answer={answer} />
    </>
  );
}
