import type { SeasonDrawReply } from '@meritum/shared/contracts/season-rules';
import { isCommittedValue, seasonSeedOf } from '@meritum/shared/merit/assign/season-draw';
import { formatDateTime } from '@meritum/shared/ui/formatDateTime';
import styles from './FrozenRules.module.css';

type Commitment = SeasonDrawReply['commitments'][number];

const nameOf = ({ source }: Commitment, place: number) =>
  source === 'server' ? 'The server' : `An organiser (${place})`;

/** Whether hashes and seed follow from the values that were revealed. */
function isRight({ root, seed, commitments }: SeasonDrawReply): boolean {
  const known = commitments.map((one) => ({ ...one, isLeftOut: one.leftOut === 'confirmed' }));
  const areCommitted = known.every((one) => one.value === null || isCommittedValue(one, one.value));
  return areCommitted && root !== null && seasonSeedOf(root, known) === seed;
}

function Source(commitment: Commitment & { place: number }) {
  const { hash, at, value, leftOut, place } = commitment;
  return (
    <div className={styles.hash}>
      <dt>
        {nameOf(commitment, place)}, {formatDateTime(at)}
      </dt>
      <dd>
        Hash <code>{hash}</code>
        {value && (
          <>
            Value <code>{value}</code>
          </>
        )}
        {leftOut === 'confirmed' && 'Left out by two organisers: it was not revealed in time'}
      </dd>
    </div>
  );
}

/** What the seed of a season's plans is made of, recomputed once it is known. */
export function SeasonDraw({ draw }: { draw: SeasonDrawReply }) {
  const { root, seed, commitments } = draw;
  return (
    <>
      <h3>How chance takes part</h3>
      <p>
        Judges are drawn by chance. The seed is a hash over the texts and judges at the first plan
        and over random values, whose hashes were published before.{' '}
        {seed === null && 'It is not known yet.'}
      </p>
      <dl className={styles.hashes}>
        {commitments.map((one, place) => (
          <Source key={one.hash} {...one} place={place} />
        ))}
        {root && (
          <div className={styles.hash}>
            <dt>Texts and judges</dt>
            <dd>
              Hash <code>{root}</code>
            </dd>
          </div>
        )}
        {seed && (
          <div className={styles.hash}>
            <dt>Seed</dt>
            <dd>
              <code>{seed}</code>
              <span data-right={isRight(draw)}>
                {isRight(draw)
                  ? 'Recomputed here: it matches'
                  : 'Recomputed here: it does NOT match'}
              </span>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
