import { criteria } from '@meritum/shared/programme/season';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Icon } from '@meritum/shared/ui/Icon';
import { Medal } from '@meritum/shared/ui/Medal';
import { Section } from '@meritum/shared/ui/Section';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { useEffect, useRef, useState } from 'react';
import { Later } from '../../features/people/Later';
import type { SeasonNow } from '../../features/season/words';
import styles from './HomeProof.module.css';
import plot from './plot.svg';
import { proof, ratings } from './proof';

type Play = 'ready' | 'playing' | undefined;

/** The share of an element that must be in view before it moves. */
const enough = 0.35;

function next(before: Play, share: number): Play {
  if (before === 'playing') return before;
  if (share >= enough) return before && 'playing';
  return share > 0 ? 'ready' : undefined;
}

/** Plays an animation once, when the element comes into view; without scripts it has ended. */
function usePlayOnce() {
  const ref = useRef<HTMLElement>(null);
  const [play, setPlay] = useState<Play>();
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([now]) => now && setPlay((before) => next(before, now.intersectionRatio)),
      { threshold: [0, enough] },
    );
    if (ref.current) watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return { ref, play };
}

/** The ratings as a table of digits, one judge a column; the style marks the changed digit. */
function Ratings() {
  return (
    <div className={styles.ratings}>
      <p className={styles.criteria}>{criteria.map(({ name }) => `${name}\n`)}</p>
      <ol className={styles.digits}>
        {ratings.map((rating, judge) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: judges have nothing but their place
          <li key={judge}>{rating.replaceAll(' ', '\n')}</li>
        ))}
      </ol>
    </div>
  );
}

/** Each judge's mean as a dot. A picture, because pictures are fetched only near the screen. */
function Plot() {
  return (
    <div className={styles.plot}>
      <Later className={styles.dots}>
        <img src={plot} alt="" width={600} height={112} loading="lazy" />
      </Later>
      <span>Silver</span>
      <span>Gold</span>
      <span>Platinum</span>
    </div>
  );
}

/** How a score is computed, and how a change to it is found. */
export function HomeProof({ season }: { season: SeasonNow | undefined }) {
  const { ref, play } = usePlayOnce();
  return (
    <Section
      tone="ink"
      heading="A score that anyone can check"
      ref={ref}
      className={styles.root}
      data-play={play}
    >
      <p className={styles.lead}>
        Ratings are published without names. Their fingerprint is fixed when judging closes, so
        nobody can change one unnoticed.
      </p>
      <div className={styles.columns}>
        <div>
          <h3>Twenty ratings become one score</h3>
          <p className={styles.text}>
            Twenty judges, four criteria, 1 to 10 points. The average is the score, and nothing else
            enters it.
          </p>
          <div aria-hidden="true">
            <Ratings />
            <Plot />
          </div>
        </div>
        <div>
          <div className={styles.result}>
            <Medal tier={proof.tier} size={112} aria-hidden="true" />
            <p>
              <strong className={styles.score}>{proof.score}</strong> {proof.tier}
            </p>
          </div>
          <h3>One changed digit is found at once</h3>
          <p className={styles.text}>
            Make one judge’s 8 a 9, and the score would be {proof.forgedScore}, {proof.forgedTier}.
            The fingerprint gives it away.
          </p>
          <dl className={styles.fingerprints}>
            <dt>Published</dt>
            <dd>{proof.published} …</dd>
            <dt>After the change</dt>
            <dd className={styles.forged}>{proof.recomputed} …</dd>
          </dl>
          <p className={styles.verdict}>
            <Icon name="alert" /> Does not match: changed
          </p>
          <ButtonLink to="/check-the-results" size="l">
            Check a result yourself
          </ButtonLink>
          <p className={styles.note}>A made-up entry with real fingerprints.</p>
        </div>
      </div>
      {/* Its room is kept until it is known. */}
      <p className={styles.newest}>{season?.newest && <TextLink {...season.newest.link} />}</p>
    </Section>
  );
}
