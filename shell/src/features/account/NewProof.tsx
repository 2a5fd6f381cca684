import { GoogleButton } from '@meritum/shared/auth/GoogleButton';

/** An account without a password proves itself by a sign-in of the last ten minutes. */
export function NewProof() {
  return (
    <>
      <p>If you signed in more than ten minutes ago, sign in again and repeat it.</p>
      <GoogleButton />
    </>
  );
}
