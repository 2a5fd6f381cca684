import type { SecurityLogEntry } from '@meritum/shared/contracts/security-log';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { useState } from 'react';
import styles from './SecurityLog.module.css';
import { securityEvent } from './words';

const shownAtFirst = 8;

export function SecurityLog({ entries }: { entries: readonly SecurityLogEntry[] }) {
  const [all, setAll] = useState(false);
  if (entries.length === 0) return <p>No security events in the last 90 days.</p>;
  const shown = all ? entries : entries.slice(0, shownAtFirst);
  return (
    <>
      <ol className={design.grid1}>
        {shown.map((entry) => (
          <li key={entry.id} className={styles.item}>
            <p className={design.semibold}>{securityEvent(entry)}</p>
            <p className={design.minor}>
              {formatDateTime(entry.at)}
              {entry.device && `, ${entry.device}`}
            </p>
          </li>
        ))}
      </ol>
      {shown.length < entries.length && (
        <div>
          <Button variant="secondary" onClick={() => setAll(true)}>
            Show all {entries.length}
          </Button>
        </div>
      )}
    </>
  );
}
