import { Badge } from '@meritum/shared/ui/Badge';

interface Props {
  email: string;
  /** Missing in a record of elsewhere. */
  emailConfirmed: boolean | undefined;
}

/** An e-mail address, and that nobody has confirmed it. */
export function Address({ email, emailConfirmed }: Props) {
  if (emailConfirmed !== false) return email;
  return (
    <>
      {email} <Badge kind="warning">Address not confirmed</Badge>
    </>
  );
}
