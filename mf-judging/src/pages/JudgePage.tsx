import { AuthPanel } from '@meritum/shared/auth/AuthPanel';
import { useSession } from '@meritum/shared/auth/useSession';
import { site } from '@meritum/shared/programme/site';
import { Container } from '@meritum/shared/ui/Container';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { Spinner } from '@meritum/shared/ui/Spinner';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { BecomeAJudge } from '../features/invitation/BecomeAJudge';
import styles from './JudgePage.module.css';

/** What the panel offers to a signed-in judge (OPEN-043). */
const panelItems = [
  { label: 'Judging Criteria', to: '/judging-criteria' },
  { label: 'Timeline', to: '/timeline' },
  { label: 'FAQs', to: '/faqs' },
];

/** The judge portal: the invitation to judge, beside the account panel. */
export function JudgePage() {
  usePageTitle(`Judge Portal - ${site.awardName}`);
  const session = useSession();
  if (session.status === 'loading') {
    return (
      <Container>
        <div className={styles.loading}>
          <Spinner label="Loading judge portal..." />
        </div>
      </Container>
    );
  }
  return (
    <>
      <PageHeader
        eyebrow="Judge portal"
        title="Become a Judge"
        lead="Awards are decided by independent judges and by nothing else. There is no fee to judge, and your ratings are given anonymously."
      />
      <Container>
        <div className={styles.portal}>
          <BecomeAJudge signedIn={session.status === 'signed-in'} />
          <div className={styles.panel}>
            <AuthPanel heading="Judge Portal" statusText="Applicant" items={panelItems} />
          </div>
        </div>
      </Container>
    </>
  );
}
