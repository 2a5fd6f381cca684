import type { SeasonDrawReply } from '@meritum/shared/contracts/season-rules';
import { isFirstRound, isQuicknet, valueOfRound } from '@meritum/shared/merit/assign/beacon';
import { seasonSeedOf } from '@meritum/shared/merit/assign/season-draw';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import type { ReactNode } from 'react';
import styles from './FrozenRules.module.css';
import { isAlone } from './sentences';

type Beacon = NonNullable<SeasonDrawReply['beacon']>;

/** Whether value, round and seed follow from the commitments published before. */
function isRight({ root, fixedAt, seed, serverHash, serverValue, beacon }: SeasonDrawReply) {
  if (!root || !fixedAt || !serverValue || hashOfText(serverValue) !== serverHash) return false;
  if (!beacon || beacon.omittedAt) return seasonSeedOf(root, serverValue) === seed;
  const { chain, round, signature } = beacon;
  return (
    round !== null &&
    signature !== null &&
    isFirstRound({ chain, number: round.number, fixedAt, signature }) &&
    seasonSeedOf(root, serverValue, valueOfRound(signature)) === seed
  );
}

function Source({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.hash}>
      <dt className={design.bold}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Round({ chain, round, signature, omittedAt }: Beacon) {
  const name = isQuicknet(chain)
    ? 'The public beacon drand, chain quicknet of the League of Entropy'
    : 'A beacon that is NOT the public one';
  const named = round
    ? `Round ${round.number}, signed ${formatDateTime(round.at)}`
    : 'The first plan names its round, ten minutes ahead';
  return (
    <Source name={name}>
      Hash of the chain <code>{chain.hash}</code>
      {omittedAt
        ? `${named}. Left out by two organisers on ${formatDateTime(omittedAt)}: it had not come`
        : named}
      {signature && round && !omittedAt && (
        <>
          Signature <code>{signature}</code>
          <a href={`https://api.drand.sh/${chain.hash}/public/${round.number}`}>
            Compare it with drand’s own record
          </a>
        </>
      )}
    </Source>
  );
}

/** The parts of the seed of a season's plans, recomputed once known. */
export function SeasonDraw({ draw }: { draw: SeasonDrawReply }) {
  const { committedAt, serverHash, serverValue, root, fixedAt, seed, beacon } = draw;
  return (
    <>
      <p>
        Judges are drawn at random. The seed is a hash over the texts and judges at the first plan,
        {isAlone(draw) && ' and'} a value of the server, whose hash was published before
        {!isAlone(draw) && ', and a round of a public beacon that was named before anybody knew it'}
        . {seed === null && 'The seed is not known yet.'}
      </p>
      <dl className={design.grid2}>
        <Source name={`The server, ${formatDateTime(committedAt)}`}>
          Hash <code>{serverHash}</code>
          {serverValue && (
            <>
              Value <code>{serverValue}</code>
            </>
          )}
        </Source>
        {beacon && <Round {...beacon} />}
        {root && fixedAt && (
          <Source name={`Texts and judges, ${formatDateTime(fixedAt)}`}>
            Hash <code>{root}</code>
          </Source>
        )}
        {seed && (
          <Source name="Seed">
            <code>{seed}</code>
            <span data-right={isRight(draw)} className={classNames(design.accent, design.textS)}>
              {isRight(draw) ? 'Recomputed here: it matches' : 'Recomputed here: it does NOT match'}
            </span>
          </Source>
        )}
      </dl>
    </>
  );
}
