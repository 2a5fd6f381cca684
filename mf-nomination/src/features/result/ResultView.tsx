import { call } from '@meritum/shared/client/call';
import type { NominationResult } from '@meritum/shared/contracts/published-results';
import { checkAddress } from '@meritum/shared/programme/check-address';
import { cutShown } from '@meritum/shared/programme/cut-shown';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Card } from '@meritum/shared/ui/Card';
import * as design from '@meritum/shared/ui/design.module.css';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { type CSSProperties, useEffect } from 'react';
import { Profile } from '../profile/Profile';
import { Award } from './Award';
import { Feedback } from './Feedback';
import styles from './Result.module.css';
import { Yours } from './Yours';

/** An entry's result: the award or the missing points, its figures, and how to check them. */
export function ResultView({ result }: { result: NominationResult }) {
  const { season, category } = result;
  // Records the visit, so that no reminder follows; failures are ignored.
  useEffect(() => {
    call('noteResultOpened', { body: { season, category } }).catch(() => {});
  }, [season, category]);
  return (
    <>
      {result.outcome === 'award' ? <Award result={result} /> : <NoAward result={result} />}
      {result.outcome === 'award' && result.recognition && (
        <>
          <Yours result={result} />
          <Profile result={result} />
        </>
      )}
      {result.score !== null && (
        <Card as="section" aria-labelledby="score" className={styles.part}>
          <h2 id="score" className={design.textXl}>
            How judges rated it
          </h2>
          <ScoreTable result={result} />
          <p className={design.muted}>
            {result.ratings} independent judges rated it. The published ratings do not say which
            judge gave which.
          </p>
        </Card>
      )}
      <Feedback result={result} />
      {result.outcome !== 'voided' && <Proof result={result} />}
    </>
  );
}

function NoAward({ result }: { result: NominationResult }) {
  const { outcome, category, seasonName, score, ratings, minimumRatings } = result;
  const next = nextTier(result);
  return (
    <Card as="section" aria-labelledby="outcome" className={styles.part}>
      <p className={design.muted}>
        {category}, {seasonName}
      </p>
      <h2 id="outcome">{outcome === 'no award' ? 'No award this time' : 'No result this time'}</h2>
      {outcome === 'no award' && (
        <p>
          {ratings} judges rated your work, each on their own: {score} on average.
          {next && ` That is ${next.missing} below ${next.tier}, which begins at ${next.from}.`} How
          they rated each criterion is below, and is yours to use. Thank you for letting your work
          be judged on its merit.
        </p>
      )}
      {outcome === 'too few ratings' && (
        <p>
          A result needs {minimumRatings} independent ratings, and your nomination got {ratings}. So
          it has neither a score nor a tier, which says nothing about your work. That we did not
          find enough judges is our failing, and we are sorry. You can nominate the same work in the
          next season.
        </p>
      )}
      {outcome === 'voided' && (
        <p>
          Two organisers took this entry out of the season, so it has no score. The published
          results state the kind of reason. Write to us if you think that this is a mistake.
        </p>
      )}
      <p className={design.wrapText}>
        <TextLink to="/timeline">See the dates</TextLink>
        <TextLink to="/nomination-guidelines">What makes a strong nomination</TextLink>
      </p>
    </Card>
  );
}

function Proof({ result }: { result: NominationResult }) {
  const { season, category, pseudonym, outcome } = result;
  return (
    <Card as="section" aria-labelledby="proof" className={styles.part}>
      <h2 id="proof" className={design.textXl}>
        Check it yourself
      </h2>
      <p>
        In the published ratings your entry is called <strong>{pseudonym}</strong>,{' '}
        {outcome === 'award' ? 'with your name beside it' : 'without your name'}. Your browser can
        compute its result again from the ratings of all judges.
      </p>
      <div>
        <ButtonLink variant="secondary" to={checkAddress({ season, category, entry: pseudonym })}>
          Check this result
        </ButtonLink>
      </div>
    </Card>
  );
}

const hundredths = (value: string | number): number => Math.round(Number(value) * 100);

/** The next tier and its distance in words; undefined above the highest one. */
function nextTier({ score, cuts }: Pick<NominationResult, 'score' | 'cuts'>) {
  if (score === null) return undefined;
  const above = cuts.filter(({ from }) => hundredths(from) > hundredths(score)).at(-1);
  if (!above) return undefined;
  const missing = (hundredths(above.from) - hundredths(score)) / 100;
  return { tier: above.tier, from: cutShown(above.from), missing: missing.toFixed(2) };
}

/** The position of a value on the scale, in per cent. */
const positionOn = ({ scale }: Pick<NominationResult, 'scale'>, value: number): number =>
  ((value - scale.min) / (scale.max - scale.min)) * 100;

/** Score and criterion means, each drawn on the scale with the cuts of the tiers. */
function ScoreTable({ result }: { result: NominationResult }) {
  const { score, criteria, cuts } = result;
  const at = (value: number) => ({ '--at': `${positionOn(result, value)}%` }) as CSSProperties;
  return (
    <table className={styles.scores}>
      <caption>
        From {result.scale.min} to {result.scale.max}.{' '}
        {cuts.map(({ tier, from }) => `${tier} from ${cutShown(from)}`).join(', ')}.
      </caption>
      <thead>
        <tr>
          <th scope="col">Average of all judges</th>
          <td className={styles.drawn} aria-hidden="true">
            {cuts.map(({ tier, from }) => (
              <span key={tier} className={styles.cutName} style={at(from)}>
                {tier}
              </span>
            ))}
          </td>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {[{ name: 'Score', mean: score ?? '' }, ...criteria].map(({ name, mean }, index) => (
          <tr key={name} data-total={index === 0 || undefined}>
            <th scope="row">{name}</th>
            <td className={styles.drawn} aria-hidden="true">
              <span className={styles.bar} style={at(Number(mean))} />
              {cuts.map(({ tier, from }) => (
                <span key={tier} className={styles.cut} style={at(from)} />
              ))}
            </td>
            <td>{mean}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
