import { useSession } from '@meritum/shared/auth/useSession';
import { ConsolePage } from '../../features/console/ConsolePage';
import { Verification } from '../../features/judging/Verification';

/** The dashboard of the specification (/admin/judging): who applied to judge, and what becomes of it. */
export function JudgingPage() {
  const session = useSession();
  return (
    <ConsolePage
      title="Judging Admin Dashboard"
      lead="Who applied to judge and is not verified. Each of them is told by mail what you decide."
    >
      {session.status === 'signed-in' && <Verification adminEmail={session.user.email} />}
    </ConsolePage>
  );
}
