import { session } from '@meritum/shared/auth/session';
import { useNavigate } from '@meritum/shared/router';
import { Button } from '@meritum/shared/ui/Button';
import styles from './SignedInAs.module.css';

/** Who is signed in, and the logout button (ADM-004). */
export function SignedInAs({ email }: { email: string }) {
  const navigate = useNavigate();
  const logOut = async () => {
    await session.signOut();
    navigate('/');
  };
  return (
    <div className={styles.root}>
      <p className={styles.who}>
        Signed in as <strong>{email}</strong>
      </p>
      <Button variant="quiet" onClick={logOut}>
        Logout
      </Button>
    </div>
  );
}
