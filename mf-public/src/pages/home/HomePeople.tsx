import type { Winner } from '@meritum/shared/contracts/winners';
import { Medal } from '@meritum/shared/ui/Medal';
import { Photo } from '@meritum/shared/ui/Photo';
import { Section } from '@meritum/shared/ui/Section';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { useEffect, useState } from 'react';
import type { Newest } from '../../features/archive/newest';
import { featuredYear, portraitSize, profilePath } from '../../features/featured/FeaturedWinner';
import { winnersOnHome } from '../../features/featured/facesOnHome';
import { judgePeople } from '../../features/judges/JudgeProfile';
import { judgesOnHome } from '../../features/judges/judgesOnHome';
import { Later } from '../../features/people/Later';
import { PeopleGrid } from '../../features/people/PeopleGrid';
import styles from './HomePeople.module.css';

/** The first winners of the newest results; empty until they are known. */
function useRecent(newest: Newest | undefined): readonly Winner[] {
  const [winners, setWinners] = useState<readonly Winner[]>([]);
  useEffect(() => {
    if (!newest) return;
    const controller = new AbortController();
    import('../../features/archive/recent')
      .then(({ recentWinners }) => recentWinners(newest, controller.signal))
      .then(setWinners, () => {
        // A failure leaves the featured winners.
      });
    return () => controller.abort();
  }, [newest]);
  return winners;
}

/** Featured winners and their achievements, except the one in the hero. */
const Featured = () =>
  winnersOnHome.slice(1).map((winner) => (
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
      <p className={styles.earned}>{`${winner.award}, ${winner.category}, ${featuredYear}`}</p>
    </li>
  ));

/** The newest results' winners with their work; before any are published, the featured ones. */
export function HomeWinners({ newest }: { newest: Newest | undefined }) {
  const winners = useRecent(newest);
  const isRecent = newest && winners.length > 0;
  return (
    <Section heading={isRecent ? 'Recent winners' : 'Featured winners'} tone="raised">
      <ul className={styles.winners}>
        {isRecent ? (
          winners.map(({ id, fullName, badge, employer, line }) => (
            <li key={id} className={styles.winner}>
              <Medal tier={badge} size={96} aria-hidden="true" />
              <p className={styles.work}>{line}</p>
              <h3>{fullName}</h3>
              <p>{employer}</p>
              <p className={styles.earned}>{`${badge}, ${newest.category}, ${newest.season}`}</p>
            </li>
          ))
        ) : (
          <Featured />
        )}
      </ul>
      <p className={styles.all}>
        {isRecent ? (
          <TextLink href={newest.link.href}>
            {`All winners in ${newest.category} ${newest.season}`}
          </TextLink>
        ) : (
          <TextLink to="/featured-winner">All featured winners</TextLink>
        )}
      </p>
    </Section>
  );
}

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
