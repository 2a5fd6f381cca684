import { claims, ownCount } from '@meritum/shared/programme/claims';
import { Container } from '@meritum/shared/ui/Container';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { NextSteps } from '../../features/calls/NextSteps';
import { judgePeople } from '../../features/judges/JudgeProfile';
import { judgeProfiles } from '../../features/judges/judges';
import { PeopleGrid } from '../../features/people/PeopleGrid';
import styles from './JudgesPage.module.css';

const fields = ['Technology', 'AI', 'Data Analytics'];

const listed = (field: string) => judgeProfiles.filter((judge) => judge.field === field);

/** The judges with a page, by field, without the entries that they judged. */
export function JudgesPage() {
  return (
    <>
      <PageHeader
        eyebrow="Judges of 2024"
        title="Meet the people who judge"
        documentTitle="Judges"
        lead={`In 2024, ${claims.judges} experts judged, ${ownCount}, each alone. These are some of them. Who rated which nomination is never shown.`}
        actions={
          <NextSteps
            steps={{ 'Become a Judge': '/tech-judging', 'Judging Criteria': '/judging-criteria' }}
          />
        }
      />
      <Container className={design.pageEnd}>
        {judgeProfiles.some(({ sample }) => sample) && (
          <p className={classNames(design.spaceBelow3, design.muted)}>
            Sample profiles of fictional people
          </p>
        )}
        {fields.map((field) => (
          <section key={field} className={styles.field} aria-label={`Judges in ${field}`}>
            <h2 className={styles.heading}>{field}</h2>
            <PeopleGrid label={`Judges in ${field}`} people={judgePeople(listed(field))} />
          </section>
        ))}
      </Container>
    </>
  );
}
