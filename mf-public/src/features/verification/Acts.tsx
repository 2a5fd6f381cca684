import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { actWords, statementIn } from '@meritum/shared/merit/ledger/statement';
import { useId } from 'react';
import styles from './CheckResult.module.css';

/** What people did that bears on which ratings count, as the two organisers confirmed it. */
export function Acts({ ledger: { decision } }: { ledger: Ledger }) {
  const headingId = useId();
  const statement = decision && statementIn(decision.statement);
  if (!statement)
    return <p>This ledger does not say what people decided on the way, or who signed it.</p>;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>What people decided on the way</h3>
      <p>Counted from the audit trail, and part of what the two organisers confirmed.</p>
      <ul className={styles.acts}>
        {statement.acts.map((act) => (
          <li key={act.kind}>{actWords(act)}</li>
        ))}
      </ul>
    </section>
  );
}
