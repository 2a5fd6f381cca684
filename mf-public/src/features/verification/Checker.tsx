import { NotALedger } from '@meritum/shared/merit/ledger/parse-ledger';
import { useQuery } from '@meritum/shared/query';
import { useSearchParams } from '@meritum/shared/router';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { useEffect, useState } from 'react';
import styles from './Checker.module.css';
import { CheckDetails, CheckResult } from './CheckResult';
import { Chooser } from './Chooser';
import { Columns } from './Columns';
import type { Checked } from './checked';
import { checkLedger } from './checkLedger';
import { publishedEvidence } from './evidence';
import { publishedResultsQuery } from './requests';
import { asks } from './StepList';
import { useCheck } from './useCheck';

const wordsOf = (error: unknown) =>
  error instanceof NotALedger ? error.message : 'Could not compute this ledger.';

/** Chooses a ledger and checks it in the browser, at once if the address names one. */
export function Checker() {
  const published = useQuery(publishedResultsQuery);
  const { state, check } = useCheck<Checked>(wordsOf);
  const [address] = useSearchParams();
  const [followed] = useState(address);
  const asked = published.data?.find(
    (one) =>
      one.published &&
      one.season === followed.get('season') &&
      one.category === followed.get('category'),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a check for each link that is followed
  useEffect(() => {
    if (asked) void check(checkLedger((signal) => publishedEvidence(asked, signal)));
  }, [asked]);
  return (
    <>
      <Columns
        heading="Choose what to check"
        state={state}
        asks={asks}
        failure={{ title: 'Could not check this ledger' }}
        show={(checked) => <CheckResult checked={checked} />}
      >
        <div className={styles.place}>
          <Loaded query={published} what="what is published">
            {(results) => (
              <Chooser results={results} onCheck={(source) => void check(checkLedger(source))} />
            )}
          </Loaded>
        </div>
      </Columns>
      {state.status === 'checked' && <CheckDetails checked={state.checked} />}
    </>
  );
}
