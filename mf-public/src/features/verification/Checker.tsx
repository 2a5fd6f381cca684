import { useQuery } from '@meritum/shared/query';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { useEffect, useRef } from 'react';
import styles from './Checker.module.css';
import { CheckResult } from './CheckResult';
import { Chooser } from './Chooser';
import { publishedResultsQuery } from './requests';
import { type CheckState, useCheck } from './useCheck';

const perCent = (done: number) => `${Math.round(100 * done)} %`;

function State({ state }: { state: CheckState }) {
  if (state.status === 'failed')
    return (
      <Notice kind="error" title="Could not check this ledger">
        <p>{state.message}</p>
      </Notice>
    );
  return state.status === 'checked' ? <CheckResult checked={state.checked} /> : null;
}

const progressWords = (state: CheckState): string => {
  if (state.status !== 'working') return '';
  return state.done === undefined ? 'Reading the ledger...' : `Checking: ${perCent(state.done)}`;
};

/** Chooses a ledger and checks it, entirely in the browser. */
export function Checker() {
  const published = useQuery(publishedResultsQuery);
  const { state, check } = useCheck();
  const result = useRef<HTMLDivElement>(null);
  const { status } = state;
  useEffect(() => {
    if (status === 'checked' || status === 'failed') result.current?.focus();
  }, [status]);
  return (
    <>
      <h2 className={styles.heading}>Choose what to check</h2>
      <div className={styles.place}>
        <Loaded query={published} what="what is published">
          {(results) => <Chooser results={results} onCheck={check} />}
        </Loaded>
      </div>
      <p role="status">{progressWords(state)}</p>
      <div ref={result} tabIndex={-1}>
        <State state={state} />
      </div>
    </>
  );
}
