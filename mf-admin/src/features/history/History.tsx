import type { HistoryEntry } from '@meritum/shared/contracts/lists';
import { formatDateTime } from '@meritum/shared/programme/moments';
import * as design from '@meritum/shared/ui/design.module.css';
import text from '../facts/text.module.css';
import { givenReason, inWords } from './words';

interface Props {
  entries: readonly HistoryEntry[];
  /** The text for an empty list. */
  none?: string;
}

/** Decisions, latest first: act, organiser, time and reason. */
export function History({ entries, none = 'No decisions yet.' }: Props) {
  if (entries.length === 0) return <p className={design.minor}>{none}</p>;
  return (
    <ol className={text.stack}>
      {entries.map(({ at, action, by, reason }) => (
        <li key={`${at} ${action}`} className={text.quote}>
          <p>
            <strong>{inWords(action)}</strong>
          </p>
          <p className={design.minor}>
            <time dateTime={at}>{formatDateTime(at)}</time> by {by ?? 'a deleted account'}
          </p>
          {givenReason(reason) && <p className={text.prose}>{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
