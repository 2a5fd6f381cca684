import type { ReactNode } from 'react';
import { FormAnswer } from '../forms/FormAnswer';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { useConfirmationMail } from './useConfirmationMail';

interface Props {
  email: string;
  /** What depends on the confirmation. */
  children: ReactNode;
}

/** Says that the address is unconfirmed and what depends on it, and offers to mail the link. */
export function ConfirmationNotice({ email, children }: Props) {
  const { answer, busy, send } = useConfirmationMail(email);
  return (
    <>
      <Notice
        kind="warning"
        title="Please confirm your email address"
        action={
          <Button variant="secondary" busy={busy} busyLabel="Sending..." onClick={send}>
            Send confirmation mail
          </Button>
        }
      >
        {children}
      </Notice>
      <FormAnswer answer={answer} />
    </>
  );
}
