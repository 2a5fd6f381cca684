import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { actWords, statementIn } from '@meritum/shared/merit/ledger/statement';
import styles from './CheckResult.module.css';

/** What people did that bears on which ratings count, as the two organisers confirmed it. */
export function Acts({ ledger: { decision } }: { ledger: Ledger }) {
  const statement = decision && statementIn(decision.statement);
  if (!statement)
    return <p>This ledger does not say what people decided on the way, or who signed it.</p>;
  return (
    <section aria-labelledby="acts">
      <h3 id="acts">What people decided on the way</h3>
      <p>Counted from the audit trail, and part of what the two organisers confirmed.</p>
      <ul className={styles.acts}>
        {statement.acts.map((act) => (
          <li key={act.kind}>{actWords(act)}</li>
        ))}
      </ul>
    </section>
  );
}
