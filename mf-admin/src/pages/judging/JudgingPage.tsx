import { useSession } from '@meritum/shared/auth/useSession';
import { ConsolePage } from '../../features/console/ConsolePage';
import { Verification } from '../../features/judging/Verification';

/** The specified dashboard (/admin/judging), where applicants are verified. */
export function JudgingPage() {
  const session = useSession();
  return (
    <ConsolePage>
      {session.status === 'signed-in' && <Verification adminEmail={session.user.email} />}
    </ConsolePage>
  );
}
