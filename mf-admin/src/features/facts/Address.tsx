import type { AddressFilter } from '@meritum/shared/contracts/list-options';
import { Badge } from '@meritum/shared/ui/Badge';

export const addressWords: Readonly<Record<AddressFilter, string>> = {
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
  awaited: 'Confirmation awaited',
};

interface Props {
  email: string;
  /** Undefined in imported records. */
  emailConfirmed: boolean | undefined;
  /** The last mail to this address bounced. */
  cameBack?: boolean | undefined;
}

/** An email address, marked if it is unconfirmed or mail to it bounced. */
export function Address({ email, emailConfirmed, cameBack }: Props) {
  return (
    <>
      {email}
      {emailConfirmed === false && (
        <>
          {' '}
          <Badge kind="warning">Address not confirmed</Badge>
        </>
      )}
      {cameBack && (
        <>
          {' '}
          <Badge kind="danger">Mail came back</Badge>
        </>
      )}
    </>
  );
}
