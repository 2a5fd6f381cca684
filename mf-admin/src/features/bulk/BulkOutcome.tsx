import { Button } from '@meritum/shared/ui/Button';
import { Notice } from '@meritum/shared/ui/Notice';
import { LastChange } from '../audit/LastChange';
import { pluralize } from '../facts/pluralize';
import type { Failure } from './actOnEach';

interface Props<Row> {
  /** What worked: `3 judges deactivated.` */
  text: string;
  failures: readonly Failure<Row>[];
  noun: string;
  rowName(row: Row): string;
  onClose(): void;
}

/** The most failures that are named. */
const mostNamed = 50;

/** What became of an act on several rows. */
export function BulkOutcome<Row extends { id: string }>(props: Props<Row>) {
  const { text, failures, noun, rowName, onClose } = props;
  const tried = failures.filter(({ isTried }) => isTried);
  const untried = failures.length - tried.length;
  const title = tried.length > 0 ? `${pluralize(tried.length, 'failure')}, see below` : 'Stopped';
  const isDone = failures.length === 0;
  return (
    <Notice kind={isDone ? 'success' : 'warning'} title={isDone ? 'Done' : title}>
      <p>
        {text}
        {untried > 0 && ` ${pluralize(untried, `${noun} was`, `${noun}s were`)} not tried.`}
      </p>
      {tried.length > 0 && (
        <ul aria-label="Failures">
          {tried.slice(0, mostNamed).map(({ row, why, isStale }) => (
            <li key={row.id}>
              {rowName(row)}: {why}
              {isStale && <LastChange about={row.id} />}
            </li>
          ))}
          {tried.length > mostNamed && <li>{tried.length - mostNamed} more</li>}
        </ul>
      )}
      <Button variant="quiet" onClick={onClose}>
        Dismiss
      </Button>
    </Notice>
  );
}
