import { Section } from '@meritum/shared/ui/Section';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { featuredYear } from '../../features/featured/FeaturedWinner';
import { winnersOnHome } from '../../features/featured/facesOnHome';
import { profilePath } from '../../features/featured/profiles';
import { judgePeople } from '../../features/judges/JudgeProfile';
import { judgesOnHome } from '../../features/judges/judgesOnHome';
import { PeopleGrid } from '../../features/people/PeopleGrid';
import styles from './HomePeople.module.css';

const winners = winnersOnHome.map((face) => ({
  path: profilePath(face),
  name: face.name,
  portrait: face.portrait,
  line: face.work,
  more: `${face.award}, ${face.category}, ${featuredYear}`,
}));

/** Recent winners and their achievements. */
export function HomeWinners() {
  return (
    <Section heading="Recent winners" tone="raised">
      <PeopleGrid label="Recent winners" people={winners} level="h3" />
      <p className={styles.all}>
        <TextLink to="/featured-winner">All featured winners</TextLink>
      </p>
    </Section>
  );
}

/** Some of those who judge. */
export function HomeJudges() {
  return (
    <Section heading="Who judges">
      <PeopleGrid label="Some of the judges" people={judgePeople(judgesOnHome)} level="h3" />
      <p className={styles.all}>
        <TextLink to="/judges">All judges with a page</TextLink>
      </p>
    </Section>
  );
}
