import styles from './Fingerprints.module.css';

interface Props {
  root: string;
  rulesHash: string;
  /** The hash of the checked file, if there is one. */
  fileHash: string | undefined;
}

/** The hashes that a ledger is compared with; note them when they are published. */
export function Fingerprints({ root, rulesHash, fileHash }: Props) {
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
      {fileHash && (
        <>
          <dt>SHA-256 of the file</dt>
          <dd>
            <code>{fileHash}</code>
          </dd>
        </>
      )}
    </dl>
  );
}
