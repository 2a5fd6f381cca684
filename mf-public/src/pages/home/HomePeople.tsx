import { Medal } from '@meritum/shared/ui/Medal';
import { Photo } from '@meritum/shared/ui/Photo';
import { Section } from '@meritum/shared/ui/Section';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { featuredYear, portraitSize, profilePath } from '../../features/featured/FeaturedWinner';
import { winnersOnHome } from '../../features/featured/facesOnHome';
import { judgePeople } from '../../features/judges/JudgeProfile';
import { judgesOnHome } from '../../features/judges/judgesOnHome';
import { Later } from '../../features/people/Later';
import { PeopleGrid } from '../../features/people/PeopleGrid';
import styles from './HomePeople.module.css';

/** Featured winners and their achievements, without the one in the hero. */
export function HomeWinners() {
  return (
    <Section heading="Featured winners" tone="raised">
      <ul className={styles.winners}>
        {winnersOnHome.slice(1).map((winner) => (
          <li key={winner.id} className={styles.winner}>
            <div className={styles.portrait}>
              <Later className={styles.picture}>
                <Photo
                  src={winner.portrait}
                  alt=""
                  placeholder="person"
                  of={winner.name}
                  {...portraitSize}
                />
              </Later>
              <Medal tier={winner.award} size={56} aria-hidden="true" />
            </div>
            <h3>
              <TextLink to={profilePath(winner)}>{winner.name}</TextLink>
            </h3>
            <p>{winner.work}</p>
            <p className={styles.earned}>
              {`${winner.award}, ${winner.category}, ${featuredYear}`}
            </p>
          </li>
        ))}
      </ul>
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
      <PeopleGrid label="Some of the judges" people={judgePeople(judgesOnHome)} />
      <p className={styles.all}>
        <TextLink to="/judges">Meet the judges</TextLink>
      </p>
    </Section>
  );
}
