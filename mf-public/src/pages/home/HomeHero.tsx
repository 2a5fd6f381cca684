import { claims } from '@meritum/shared/programme/claims';
import { awardTiers } from '@meritum/shared/programme/season';
import { site } from '@meritum/shared/programme/site';
import { Container } from '@meritum/shared/ui/Container';
import { Medal } from '@meritum/shared/ui/Medal';
import { Photo } from '@meritum/shared/ui/Photo';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { NextSteps } from '../../features/calls/NextSteps';
import { featuredYear, portraitSize, profilePath } from '../../features/featured/FeaturedWinner';
import { winnersOnHome } from '../../features/featured/facesOnHome';
import type { SeasonNow } from '../../features/season/words';
import { heroSentence, homeFigures, medalTexts } from './content';
import styles from './HomeHero.module.css';

/** The three medal cards (HOME-008). */
function MedalCards() {
  return (
    <ul className={styles.medals} aria-label="Award levels">
      {awardTiers.map(({ name, range }) => (
        <li key={name} className={styles.medal}>
          <Medal tier={name} size={80} />
          <div>
            <p className={styles.tier}>{name}</p>
            <p className={styles.range}>Score {range}</p>
            <p className={styles.tierText}>{medalTexts[name]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Figures({ season }: { season: SeasonNow | undefined }) {
  return (
    <ul className={styles.figures} aria-label="The programme in figures">
      {homeFigures(season?.countries).map(({ figure, text }) => (
        <li key={text}>
          <strong>{figure}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The first winner, with the work and the award. */
function Face() {
  const [winner] = winnersOnHome;
  if (!winner) return null;
  const { name, award, category, portrait } = winner;
  return (
    <figure className={styles.face}>
      <div className={styles.portrait}>
        <Photo
          src={portrait}
          alt=""
          placeholder="person"
          of={name}
          loading="eager"
          {...portraitSize}
        />
        <Medal tier={award} size={104} aria-hidden="true" />
      </div>
      <figcaption>
        <TextLink to={profilePath(winner)} className={styles.name}>
          {name}
        </TextLink>
        <p>{heroSentence}</p>
        <p className={styles.earned}>{`${award}, ${category}, ${featuredYear}`}</p>
      </figcaption>
    </figure>
  );
}

const closedBadge = 'NOMINATIONS ARE CLOSED';

/** The badge (HOME-004). It depends on the server's state, not on a date (D11). */
function OpenBadge({ season }: { season: SeasonNow | undefined }) {
  const { shut = false, badge = '' } = season ?? {};
  return (
    <div>
      {/* Both are told by the start script until the season is known here. */}
      <p className={styles.open} data-shut={shut || undefined} suppressHydrationWarning>
        {shut ? closedBadge : 'OPEN NOW'}
      </p>
      <span key={`${shut}`} data-closing={closedBadge} suppressHydrationWarning>
        {badge}
      </span>
    </div>
  );
}

// A single text node: several would shift separately when the web font changes the line breaks.
const claim = `${site.productName} recognises individual achievement in technology, AI and data analytics. The bar is high: only ${claims.platinumShareInHero} of nominees in Technology have earned Platinum, the top award.`;

/** The programme, its cost and how to take part (HOME-003 to HOME-013). */
export function HomeHero({ season }: { season: SeasonNow | undefined }) {
  return (
    <div className={styles.hero}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.lead}>
            <OpenBadge season={season} />
            <h1 className={styles.title}>Awards for Tech Excellence</h1>
            <p className={styles.line}>
              100% Merit-Based. No Entry Fee to Nominate or Become a Judge.
            </p>
            <p className={styles.text}>{claim}</p>
            <div className={styles.actions}>
              <NextSteps
                steps={{ Nominate: '/tech-nomination', 'Become a Judge': '/tech-judging' }}
                size="l"
              />
            </div>
            <p className={styles.note}>
              There is no fee, and winners are chosen solely on independent judges' ratings.
            </p>
          </div>
          <Face />
        </div>
        <MedalCards />
        <Figures season={season} />
      </Container>
    </div>
  );
}
