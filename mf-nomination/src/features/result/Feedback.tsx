import type { NominationResult } from '@meritum/shared/contracts/published-results';
import { pluralize } from '@meritum/shared/programme/format-count';
import { Card } from '@meritum/shared/ui/Card';
import * as design from '@meritum/shared/ui/design.module.css';
import type { CSSProperties } from 'react';
import styles from './Feedback.module.css';

const quarters = ['Highest quarter', 'Second quarter', 'Third quarter', 'Lowest quarter'];

type Place = NonNullable<NominationResult['criteria'][number]['among']>;

/** No quarter is named where equal entries lie in several. */
const placeInWords = ({ quartile, equal }: Place) =>
  quartile === null
    ? `The same as ${pluralize(equal, 'other entry', 'other entries')}`
    : quarters[quartile - 1];

/** Each criterion's average among those of all entries; nothing without a score. */
export function Feedback({ result }: { result: NominationResult }) {
  const { criteria, scale } = result;
  if (criteria.length === 0) return null;
  const at = (score: string) => `${((Number(score) - scale.min) / (scale.max - scale.min)) * 100}%`;
  const compared = criteria.some(({ among }) => among);
  return (
    <Card as="section" aria-labelledby="feedback" className={design.grid3}>
      <h2 id="feedback" className={design.textXl}>
        Compared with all entries
      </h2>
      {compared ? (
        <>
          <p>
            The mark is your average. The band holds the middle half of all entries with a score,
            and the line in it is the middle one. Anyone can compute this from the published
            ratings, but only you know which entry is yours.
          </p>
          <dl className={styles.criteria}>
            {criteria.map(({ name, mean, among }) => (
              <div key={name}>
                <dt className={design.semibold}>{name}</dt>
                {among && (
                  <dd
                    className={styles.axis}
                    aria-hidden="true"
                    style={
                      {
                        '--lower': at(among.lower),
                        '--median': at(among.median),
                        '--upper': at(among.upper),
                        '--own': at(mean),
                      } as CSSProperties
                    }
                  >
                    <span className={styles.band} />
                    <span className={styles.median} />
                    <span className={styles.own} />
                  </dd>
                )}
                {among && (
                  <dd className={styles.words}>
                    <strong>{placeInWords(among)}</strong> Yours {mean}; half of all entries lie
                    from {among.lower} to {among.upper}, the middle one at {among.median}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>Fewer than eight entries have a score, so yours is not compared with theirs.</p>
      )}
    </Card>
  );
}
