import { claims } from '@meritum/shared/programme/claims';
import { Container } from '@meritum/shared/ui/Container';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { NextSteps } from '../../features/calls/NextSteps';
import { judgePeople } from '../../features/judges/JudgeProfile';
import { judgeProfiles } from '../../features/judges/judges';
import { PeopleGrid } from '../../features/people/PeopleGrid';
import styles from './JudgesPage.module.css';

/** The judges who have a page, without what they judged. */
export function JudgesPage() {
  usePageTitle('Judges');
  return (
    <>
      <PageHeader
        title="Judges"
        lead={`In 2024, ${claims.judges} people judged; some of them have a page. Who rated which nomination is never shown.`}
        actions={
          <NextSteps
            steps={[
              ['Become a Judge', '/tech-judging'],
              ['Judging Criteria', '/judging-criteria'],
            ]}
          />
        }
      />
      <Container className={styles.body}>
        {judgeProfiles.some(({ sample }) => sample) && (
          <p className={styles.sample}>Sample profiles of fictional people</p>
        )}
        <PeopleGrid label="Judges" people={judgePeople(judgeProfiles)} level="h2" />
      </Container>
    </>
  );
}
