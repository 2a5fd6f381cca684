import type { Signal } from '@meritum/shared/contracts/results';
import { Panel } from '../facts/Panel';
import styles from './Results.module.css';

/** Unusual ratings, for review only; never affects scores. */
export function Signals({ signals }: { signals: readonly Signal[] }) {
  return (
    <Panel title="Signals">
      <p className={styles.muted}>What looks unusual. For review only; it never affects scores.</p>
      {signals.length === 0 ? (
        <p>Nothing looks unusual.</p>
      ) : (
        <>
          <SignalList signals={signals.slice(0, atFirst)} />
          {signals.length > atFirst && (
            <details className={styles.more}>
              <summary>Show {signals.length - atFirst} more</summary>
              <SignalList signals={signals.slice(atFirst)} />
            </details>
          )}
        </>
      )}
    </Panel>
  );
}

/** A longer list would push away what is below it. */
const atFirst = 10;

function SignalList({ signals }: { signals: readonly Signal[] }) {
  return (
    <ul className={styles.checks}>
      {signals.map(({ kind, judge, nomination, evidence, ratings }) => (
        <li key={`${kind} ${judge?.id} ${nomination?.id}`}>
          <strong>{judge?.name ?? nomination?.name}</strong>: {evidence}, in {ratings} ratings
        </li>
      ))}
    </ul>
  );
}
