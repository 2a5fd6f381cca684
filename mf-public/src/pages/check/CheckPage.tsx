import { QueryScope } from '@meritum/shared/query';
import { Container } from '@meritum/shared/ui/Container';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { Reading } from '../../features/reading/Reading';
import { Checker } from '../../features/verification/Checker';
import styles from './CheckPage.module.css';
import { sections } from './sections';

/** The page with its query cache, as the shell mounts it. */
export function CheckScreen() {
  return (
    <QueryScope>
      <CheckPage />
    </QueryScope>
  );
}

/** Recomputes published results in the visitor's browser. */
export function CheckPage() {
  usePageTitle('Check the Results');
  return (
    <>
      <PageHeader
        title="Check the Results"
        lead={
          <>
            Your browser recomputes every published award from the judges’ ratings, and compares the
            ratings with what was published before anyone knew the result.{' '}
            <TextLink to="/how-we-judge">How we judge</TextLink> explains why this works.
          </>
        }
      />
      <Container className={styles.check}>
        <noscript>
          <p>
            Checking in the browser needs scripts. Without them, what is published is at{' '}
            <a href="/api/results">/api/results</a>, and you can check it with one of the programs
            below.
          </p>
        </noscript>
        <Checker />
      </Container>
      <Reading sections={sections} />
    </>
  );
}
