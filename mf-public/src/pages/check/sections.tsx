import { programs } from '@meritum/shared/programme/programs';
import type { ReadingSection } from '../../features/reading/Reading';
import styles from './CheckPage.module.css';

const limits = [
  {
    proves: 'The awards follow from the published ratings, by the frozen rules.',
    not: 'That a judge judged well, or that what an entry claims is true.',
  },
  {
    proves: 'No rating was changed, added or dropped after judging closed.',
    not: 'That nothing was voided without cause: the numbers are public, the details of each case are not.',
  },
  {
    proves: 'A judge’s own rating is in the ledger, unchanged, and not replaced by another.',
    not: 'The same for judges who never check.',
  },
  {
    proves: 'Which award a named entry earned.',
    not: 'Who is behind the pseudonym of an entry without an award: only its nominator is told.',
  },
] as const;

/** Checking without us, and what a check can and cannot show. */
export const sections: readonly ReadingSection[] = [
  {
    // How to check a ledger on one's own computer.
    id: 'offline',
    heading: 'Check it without this page',
    content: (
      <>
        <p>
          Both programs work offline, recompute everything and report what does not match. The
          second shares no code with ours: it is one file of plain Python, short enough to read
          first.
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
          <code>sha256sum ledger.json</code> gives it. It changes only when an entry is deleted at
          its owner’s request.
        </p>
      </>
    ),
  },
  {
    // What a check can and cannot show.
    id: 'limits',
    heading: 'What this proves and what it does not',
    content: (
      <>
        <table>
          <thead>
            <tr>
              <th scope="col">It proves</th>
              <th scope="col">It does not prove</th>
            </tr>
          </thead>
          <tbody>
            {limits.map(({ proves, not }) => (
              <tr key={proves}>
                <td>{proves}</td>
                <td>{not}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          This page, the ledger and the root above come from the same server. To rely on nobody,
          note the root on the day judging closes and check with your own program.
        </p>
      </>
    ),
  },
];
