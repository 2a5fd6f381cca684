import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Container } from '@meritum/shared/ui/Container';
import { Photo } from '@meritum/shared/ui/Photo';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { portraitSize } from '../../features/featured/FeaturedWinner';
import { SampleMark } from '../../features/featured/SampleMark';
import type { JudgeProfile } from '../../features/judges/JudgeProfile';
import styles from './JudgeBiography.module.css';

/** Photo and biography of a judge (JPAGE-001, JPAGE-002). */
export function JudgeBiography({ judge }: { judge: JudgeProfile }) {
  const { name, position, organization, country, photo, biography, sample } = judge;
  usePageTitle(`${name}, Judge 2024`);
  return (
    <Container className={styles.page}>
      <section className={styles.picture} aria-label="Photo">
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
        <p className={styles.eyebrow}>Judge 2024</p>
        <h1>{name}</h1>
        <p className={styles.position}>
          {position}, {organization}, {country}
          {sample && <SampleMark />}
        </p>
        {biography.map(({ heading, text }) => (
          <section key={heading} className={styles.section}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
        <p className={styles.all}>
          <TextLink to="/judges">All judges with a page</TextLink>
        </p>
        <p className={styles.actions}>
          <ButtonLink to="/tech-judging">Become a Judge</ButtonLink>
          <ButtonLink to="/judging-criteria" variant="secondary">
            Judging Criteria
          </ButtonLink>
        </p>
      </article>
    </Container>
  );
}
