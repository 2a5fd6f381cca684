import type { AddressFilter } from '@meritum/shared/contracts/list-options';
import { Badge } from '@meritum/shared/ui/Badge';

export const addressWords: Readonly<Record<AddressFilter, string>> = {
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
  awaited: 'Confirmation awaited',
};

interface Props {
  email: string;
  /** Missing in imported records. */
  emailConfirmed: boolean | undefined;
}

/** An email address, marked if it is not confirmed. */
export function Address({ email, emailConfirmed }: Props) {
  if (emailConfirmed !== false) return email;
  return (
    <>
      {email} <Badge kind="warning">Address not confirmed</Badge>
    </>
  );
}
