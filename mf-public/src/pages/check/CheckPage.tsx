import { recomputable } from '@meritum/shared/programme/claims';
import { programs } from '@meritum/shared/programme/programs';
import { withQueries } from '@meritum/shared/query/withQueries';
import { Container } from '@meritum/shared/ui/Container';
import * as design from '@meritum/shared/ui/design.module.css';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { Fold } from '../../features/reading/Fold';
import { Reading, ReadingSection } from '../../features/reading/Reading';
import { Checker } from '../../features/verification/Checker';
import { Limits } from '../../features/verification/Limits';
import { LogCheck } from '../../features/verification/LogCheck';
import styles from './CheckPage.module.css';

const limits = {
  'The awards follow from the published ratings, by the frozen rules.':
    'That a judge judged well, or that what an entry claims is true.',
  'No rating was changed, added or dropped after judging closed. Ratings are withheld only where an entry was voided, with a reason, or deleted.':
    'That a deleted entry was deleted at its owner’s request.',
  'Which ratings were voided, for which kind of reason, and what that changed.':
    'That the reason was a good one: the details of each case are not public.',
  'A judge’s own rating is in the ledger with the numbers that their device kept, and not replaced by another. A signed receipt that is not under the root proves that it was left out.':
    'The same for judges who never check. Others do not learn which numbers a judge gave: only the judge’s own file has them.',
  'Which award a named entry earned, under the name that it had when judging closed.':
    'Who is behind the pseudonym of an entry without an award: only its nominator is told.',
  'What the public log held when a head was signed is still in it, unchanged.':
    'That the log we show you is the one that we show others, if nobody compares heads.',
};

export const CheckPage = withQueries(function CheckPage() {
  return (
    <>
      <PageHeader
        title="Check the Results"
        lead={
          <>
            Your browser recomputes {recomputable} from the judges’ ratings, and compares the
            ratings with what was published before anyone knew the result.{' '}
            <TextLink to="/how-we-judge">How we judge</TextLink> explains why this works. Somebody
            showed you one award? <TextLink to="/verify">Check a certificate or badge</TextLink>.
          </>
        }
      />
      <Container className={design.pageEnd}>
        <noscript>
          <p>
            Checking in the browser needs scripts. Without them, what is published is at{' '}
            <a href="/api/results">/api/results</a>, and you can check it with the program below.
          </p>
        </noscript>
        <Checker />
        <LogCheck />
      </Container>
      <Reading>
        <ReadingSection id="offline" heading="Check it without this page">
          <p>
            One file of plain Python works offline, recomputes everything and reports what does not
            match. It shares no code with ours, and is short enough to read first.
          </p>
          <Fold summary="How to run them">
            <ol>
              <li>Download the ledger as JSON, above.</li>
              <li>
                Download{' '}
                <a href={programs.python} download>
                  verify_ledger.py
                </a>{' '}
                for Python 3.8 or newer.
              </li>
              <li>
                Run it with the root and the hash of the rules as you noted them when they were
                published:
              </li>
            </ol>
            <pre className={styles.code}>
              python3 verify_ledger.py ledger.json --root {'<root>'} --rules-hash {'<hash>'}
            </pre>
            <p>
              It also looks up a judge’s receipts, or a nominator’s in the file that we mailed when
              judging closed:{' '}
              <code>
                <span className={styles.whole}>--receipt</span> rating-receipts.json{' '}
                <span className={styles.whole}>--public-key</span> {'<key>'}
              </code>
              . The key of our signatures is published with the rules, at{' '}
              <a href="/api/season/rules">/api/season/rules</a>; note it too.
            </p>
            <p>
              Listed with the results at <a href="/api/results">/api/results</a> are also the hash
              of the list of voids, which the program takes as{' '}
              <code>
                <span className={styles.whole}>--voids-root</span> {'<hash>'}
              </code>
              , and the SHA-256 of the file, which <code>sha256sum ledger.json</code> gives. The
              file changes only when an entry is deleted at its owner’s request.
            </p>
          </Fold>
        </ReadingSection>
        <ReadingSection id="log" heading="Check the log without this page">
          <p>
            <a href={programs.log} download>
              verify_log.py
            </a>{' '}
            compares two heads offline, in one file of plain Python.
          </p>
          <Fold summary="How to run it">
            <p>
              Save today’s head above, and the proof that the server gives for the two sizes, as{' '}
              <code>
                /api/log/consistency?first={'<size>'}&amp;second={'<size>'}
              </code>
              :
            </p>
            <pre className={styles.code}>
              python3 verify_log.py earlier.json today.json --proof proof.json
            </pre>
            <p>
              The log names nobody. Each entry is a day, what happened, the category and a hash, at{' '}
              <a href="/api/log/entries?from=0&to=1000">/api/log/entries</a>. Only the nominator or
              the judge is told which hash stands for their entry or rating.
            </p>
          </Fold>
        </ReadingSection>
        <ReadingSection id="limits" heading="What this proves and what it does not">
          <Fold summary="Claim by claim">
            <Limits of={limits} />
          </Fold>
          <p>
            This page, a ledger and its root come from the same server. To rely on nobody, note the
            root on the day judging closes and check with your own program.
          </p>
        </ReadingSection>
      </Reading>
    </>
  );
});
