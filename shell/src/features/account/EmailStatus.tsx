import type { UserProfile } from '@meritum/shared/contracts/identity';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Badge } from '@meritum/shared/ui/Badge';
import { Button } from '@meritum/shared/ui/Button';
import styles from './EmailStatus.module.css';
import { requestEmailConfirmation } from './requests';

type Props = Pick<UserProfile, 'email' | 'emailConfirmed'>;

/** The account's address, whether it is confirmed, and how to have it confirmed. */
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
  const { answer, busy, run } = useAnsweredCall();
  const ask = () =>
    run(requestEmailConfirmation, 'The confirmation mail could not be sent.', {
      kind: 'success',
      text: `A confirmation mail is on its way to ${email}. Please check your inbox.`,
    });
  return (
    <>
      <p className={styles.hint}>
        Nominating and judging work without it. Organisers need a confirmed address.
      </p>
      <Button variant="secondary" busy={busy} busyLabel="Sending..." onClick={ask}>
        Send confirmation mail
      </Button>
      <FormAnswer answer={answer} />
    </>
  );
}
