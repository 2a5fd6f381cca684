import type { NominationResult } from '@meritum/shared/contracts/published-results';
import * as design from '@meritum/shared/ui/design.module.css';
import { Medal } from '@meritum/shared/ui/Medal';
import type { ReactNode } from 'react';
import styles from './Award.module.css';

/** The news of an award: its tier, winner, work and ratings. */
export function Award({ result, children }: { result: NominationResult; children?: ReactNode }) {
  const { tier, fullName, organization, line, category, seasonName, score, ratings } = result;
  return (
    <section aria-labelledby="outcome" className={styles.award} data-tier={tier}>
      <Medal tier={tier ?? ''} size={160} className={styles.medal} />
      <div className={styles.words}>
        <p className={design.muted}>
          {category}, {seasonName}
        </p>
        <h2 id="outcome">
          {result.recognition ? `You have earned ${tier}` : `Your ${tier} was revoked`}
        </h2>
        <p className={styles.name}>{fullName}</p>
        {line && <p dir="auto">{line}</p>}
        <p className={design.muted}>{organization}</p>
        <p className={styles.score}>
          <strong>{score}</strong> by {ratings} independent judges. Nothing else decided.
        </p>
        {!result.recognition && (
          <p>
            Two organisers have revoked this award: certificate and badge no longer count. Write to
            us if you think that this is a mistake.
          </p>
        )}
        {children}
      </div>
    </section>
  );
}
