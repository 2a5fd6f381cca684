import { slug } from '@meritum/shared/programme/slug';
import { useParams } from '@meritum/shared/router';
import { Container } from '@meritum/shared/ui/Container';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { PageNotFound } from '@meritum/shared/ui/PageNotFound';
import { Photo } from '@meritum/shared/ui/Photo';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { NextSteps } from '../../features/calls/NextSteps';
import { portraitSize } from '../../features/featured/FeaturedWinner';
import { SampleMark } from '../../features/featured/SampleMark';
import type { JudgeProfile } from '../../features/judges/JudgeProfile';
import { judgeProfiles } from '../../features/judges/judges';
import styles from '../../features/people/Profile.module.css';

/** Photo and biography of a judge (JPAGE-001, JPAGE-002). */
function JudgeBiography({ judge }: { judge: JudgeProfile }) {
  const { name, position, organization, country, photo, biography, sample } = judge;
  usePageTitle(`${name}, Judge 2024`);
  return (
    <Container className={styles.page}>
      <section className={classNames(styles.pictures, styles.photoOnly)} aria-label="Photo">
        <Photo
          src={photo}
          alt={`Portrait of ${name}`}
          placeholder="person"
          of={name}
          loading="eager"
          fetchPriority="high"
          className={styles.photo}
          {...portraitSize}
        />
      </section>
      <article className={styles.article}>
        <p className={classNames(design.eyebrow, design.spaceBelow2, design.accent)}>Judge 2024</p>
        <h1>{name}</h1>
        <p className={classNames(styles.line, design.spaceBelow4)}>
          {position}, {organization}, {country}
          {sample && <SampleMark />}
        </p>
        {Object.entries(biography).map(([heading, text]) => (
          <section key={heading} className={styles.biography}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
        <p className={styles.all}>
          <TextLink to="/judges">Meet the judges</TextLink>
        </p>
        <p className={styles.actions}>
          <NextSteps
            steps={{ 'Become a Judge': '/tech-judging', 'Judging Criteria': '/judging-criteria' }}
          />
        </p>
      </article>
    </Container>
  );
}

/** One judge of 2024, chosen by the slug in the address (JPAGE, OPEN-036). */
export function JudgePage() {
  const { name } = useParams();
  const judge = judgeProfiles.find((profile) => slug(profile.name) === name);
  return judge ? <JudgeBiography judge={judge} /> : <PageNotFound missing="judge" />;
}
