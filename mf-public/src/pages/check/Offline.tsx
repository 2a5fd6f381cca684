import { programs } from '@meritum/shared/programme/programs';
import styles from './Offline.module.css';

/** How to check a ledger on one's own computer. */
export function Offline() {
  return (
    <>
      <p>
        Both programs work offline, recompute everything and report what does not match. The second
        shares no code with ours: it is one file of plain Python, short enough to read first.
      </p>
      <ol>
        <li>Download the ledger as JSON, above.</li>
        <li>
          Download a program:{' '}
          <a href={programs.command} download>
            verify-ledger.mjs
          </a>{' '}
          for Node 20 or newer, or{' '}
          <a href={programs.python} download>
            verify_ledger.py
          </a>{' '}
          for Python 3.8 or newer.
        </li>
        <li>
          Run one of them with the root and the hash of the rules as you noted them when they were
          published:
        </li>
      </ol>
      <pre className={styles.code}>
        node verify-ledger.mjs ledger.json --root {'<root>'} --rules-hash {'<hash>'}
        {'\n'}
        python3 verify_ledger.py ledger.json --root {'<root>'} --rules-hash {'<hash>'}
      </pre>
      <p>
        The first takes a judge’s receipt too, as{' '}
        <code>
          <span className={styles.whole}>--receipt</span> {'<commitment>:<half of the salt>'}
        </code>
        .
      </p>
      <p>
        The root does not cover the names of winners. To check them, also note the SHA-256 of the
        file, which is listed with the results at <a href="/api/results">/api/results</a>;{' '}
        <code>sha256sum ledger.json</code> gives it. It changes only when an entry is deleted at its
        owner’s request.
      </p>
    </>
  );
}
