import type { SeasonDrawReply } from '@meritum/shared/contracts/season-rules';
import { isQuicknet, isValueOfRound } from '@meritum/shared/merit/assign/beacon';
import { isCommittedValue, seasonSeedOf } from '@meritum/shared/merit/assign/season-draw';
import { formatDateTime } from '@meritum/shared/programme/moments';
import * as design from '@meritum/shared/ui/design.module.css';
import styles from './FrozenRules.module.css';

type Commitment = SeasonDrawReply['commitments'][number];

/** Organisers are numbered by the order of their commitments. */
function namesOf(commitments: readonly Commitment[]): string[] {
  let organisers = 0;
  return commitments.map(({ source, beacon }) => {
    if (source === 'server') return 'The server';
    if (!beacon) return `An organiser (${++organisers})`;
    return isQuicknet(beacon.chain)
      ? 'The public beacon drand, chain quicknet of the League of Entropy'
      : 'A beacon that is NOT the public one';
  });
}

/** Whether a value that is known is the one that was published before. */
const isAsPublished = ({ hash, value, beacon }: Commitment) =>
  value === null || (beacon ? isValueOfRound(beacon, value) : isCommittedValue({ hash }, value));

/** Whether hashes and seed follow from the values that were revealed. */
function isRight({ root, seed, commitments }: SeasonDrawReply): boolean {
  const known = commitments.map((one) => ({ ...one, isLeftOut: one.leftOut === 'confirmed' }));
  return commitments.every(isAsPublished) && root !== null && seasonSeedOf(root, known) === seed;
}

/** The round of a beacon, and where it is compared. */
function Round({ chain, round, signature }: NonNullable<Commitment['beacon']>) {
  if (!round) return 'Its round is fixed as soon as every other value is revealed';
  return (
    <>
      Round {round.number}, signed {formatDateTime(round.at)}, fixed {formatDateTime(round.fixedAt)}
      {signature && (
        <>
          Signature <code>{signature}</code>
          <a href={`https://api.drand.sh/${chain.hash}/public/${round.number}`}>
            Compare it with drand’s own record
          </a>
        </>
      )}
    </>
  );
}

function Source({ name, hash, at, value, leftOut, beacon }: Commitment & { name: string }) {
  return (
    <div className={styles.hash}>
      <dt className={design.bold}>
        {name}, {formatDateTime(at)}
      </dt>
      <dd>
        {beacon ? 'Hash of the chain' : 'Hash'} <code>{hash}</code>
        {beacon && <Round {...beacon} />}
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
  const names = namesOf(commitments);
  return (
    <>
      <h3>How judges were drawn</h3>
      <p>
        Judges are drawn at random. The seed is a hash over the texts and judges at the first plan
        and over random values, whose hashes were published before.{' '}
        {commitments.some(({ beacon }) => beacon) &&
          'The last of them to be known is the round of a public beacon: its number is fixed at least ten minutes before anybody can know its value. '}
        {seed === null && 'It is not known yet.'}
      </p>
      <dl className={design.grid2}>
        {commitments.map((one, index) => (
          <Source key={one.hash} {...one} name={names[index] ?? ''} />
        ))}
        {root && (
          <div className={styles.hash}>
            <dt className={design.bold}>Texts and judges</dt>
            <dd>
              Hash <code>{root}</code>
            </dd>
          </div>
        )}
        {seed && (
          <div className={styles.hash}>
            <dt className={design.bold}>Seed</dt>
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
