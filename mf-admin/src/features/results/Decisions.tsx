import type { ContestStatus } from '@meritum/shared/contracts/results';
import { formatDateTime } from '@meritum/shared/ui/formatDateTime';
import styles from './Results.module.css';

const states: Record<ContestStatus['state'], string> = {
  open: 'Not closed yet',
  closing: 'Being closed',
  closed: 'Closed, not final yet',
  finalised: 'Final, not published yet',
  publishing: 'Being published',
  published: 'Published',
};

const who = (by: string | null) => by ?? 'a deleted account';

/** Decisions so far, by whom and when. */
export function Decisions({ contest }: { contest: ContestStatus }) {
  const { state, closingProposed, closed, proposed, finalised, published, rulesHash } = contest;
  return (
    <dl className={styles.facts}>
      <dt>State</dt>
      <dd>{states[state]}</dd>
      {closingProposed && (
        <>
          <dt>Closing proposed</dt>
          <dd>
            {formatDateTime(closingProposed.at)}, by{' '}
            {closingProposed.isOwn ? 'you' : who(closingProposed.by)}: {closingProposed.reason}
          </dd>
        </>
      )}
      {closed && (
        <>
          <dt>Closed</dt>
          <dd>
            {formatDateTime(closed.at)}, by {who(closed.by)}
          </dd>
          <dt>Merkle root</dt>
          <dd className={styles.hash}>{closed.root}</dd>
        </>
      )}
      {proposed && (
        <>
          <dt>Proposed</dt>
          <dd>
            {formatDateTime(proposed.at)}, by {proposed.isOwn ? 'you' : who(proposed.by)}
          </dd>
        </>
      )}
      {finalised && (
        <>
          <dt>Final</dt>
          <dd>
            {formatDateTime(finalised.at)}, by {who(finalised.proposedBy)} and{' '}
            {who(finalised.confirmedBy)}
          </dd>
        </>
      )}
      {published && (
        <>
          <dt>Published</dt>
          <dd>
            {formatDateTime(published.at)}, by {who(published.by)}
          </dd>
        </>
      )}
      {rulesHash && (
        <>
          <dt>Hash of the rules</dt>
          <dd className={styles.hash}>{rulesHash}</dd>
        </>
      )}
    </dl>
  );
}
