import styles from './Fingerprints.module.css';

interface Props {
  root: string;
  rulesHash: string;
}

/** The two hashes that a ledger is held against; note them when they are published. */
export function Fingerprints({ root, rulesHash }: Props) {
  return (
    <dl className={styles.list}>
      <dt>Root of all ratings</dt>
      <dd>
        <code>{root}</code>
      </dd>
      <dt>Hash of the rules</dt>
      <dd>
        <code>{rulesHash}</code>
      </dd>
    </dl>
  );
}
