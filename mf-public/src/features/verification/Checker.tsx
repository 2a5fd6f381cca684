import { useQuery } from '@meritum/shared/query';
import { useSearchParams } from '@meritum/shared/router';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { useEffect, useState } from 'react';
import styles from './Checker.module.css';
import { CheckDetails, CheckResult } from './CheckResult';
import { StepOutline } from './CheckSteps';
import { Chooser } from './Chooser';
import { Columns } from './Columns';
import { publishedEvidence } from './evidence';
import { publishedResultsQuery } from './requests';
import { asks } from './StepList';
import { type CheckState, useCheck } from './useCheck';

const perCent = (done: number) => `${Math.round(100 * done)} %`;

/** Before a check what it compares, then its verdict. */
function State({ state }: { state: CheckState }) {
  if (state.status === 'failed')
    return (
      <Notice kind="error" title="Could not check this ledger">
        <p>{state.message}</p>
      </Notice>
    );
  if (state.status === 'checked') return <CheckResult checked={state.checked} />;
  return (
    <>
      <h2>What your browser checks</h2>
      <StepOutline asks={asks} />
    </>
  );
}

const progressWords = (state: CheckState): string => {
  if (state.status !== 'working') return '';
  return state.done === undefined ? 'Reading the ledger...' : `Checking: ${perCent(state.done)}`;
};

/** Chooses a ledger and checks it, entirely in the browser; at once if the link here names one. */
export function Checker() {
  const published = useQuery(publishedResultsQuery);
  const { state, check } = useCheck();
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
    if (asked) void check((signal) => publishedEvidence(asked, signal));
  }, [asked]);
  return (
    <>
      <Columns
        status={state.status}
        progress={progressWords(state)}
        result={<State state={state} />}
        heading="Choose what to check"
      >
        <div className={styles.place}>
          <Loaded query={published} what="what is published">
            {(results) => <Chooser results={results} onCheck={check} />}
          </Loaded>
        </div>
      </Columns>
      {state.status === 'checked' && <CheckDetails checked={state.checked} />}
    </>
  );
}
