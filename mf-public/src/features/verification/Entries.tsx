import { Button } from '@meritum/shared/ui/Button';
import { formatCount } from '@meritum/shared/ui/formatCount';
import { TextField } from '@meritum/shared/ui/TextField';
import { useState } from 'react';
import type { Checked } from './checked';
import { type ComparedEntry, EntryTable, isSame } from './EntryTable';
import { RatingTable } from './RatingTable';
import styles from './Tables.module.css';

const atOnce = 100;

/** Differing entries first, then in the ledger's order. */
function compared({ ledger, verification }: Checked): ComparedEntry[] {
  const all = ledger.entries.map((entry, place) => ({
    entry,
    again: verification.entries[place] ?? entry,
  }));
  return [...all.filter((one) => !isSame(one)), ...all.filter(isSame)];
}

const plain = (text: string) => text.trim().toLowerCase();

/** Every entry of a ledger with its award, searchable by pseudonym or name. */
export function Entries({ checked }: { checked: Checked }) {
  const [wanted, setWanted] = useState('');
  const [shown, setShown] = useState(atOnce);
  const all = compared(checked);
  const found = all.filter(({ entry: { pseudonym, name = '' } }) =>
    plain(`${pseudonym} ${name}`).includes(plain(wanted)),
  );
  const [only] = found.length === 1 ? found : [];
  return (
    <section aria-labelledby="entries" className={styles.part}>
      <h3 id="entries">All entries, recomputed</h3>
      <TextField
        className={styles.find}
        label="Find an entry"
        hint="Enter its pseudonym, which the nominator is mailed when judging closes, or the name of a winner"
        type="search"
        autoComplete="off"
        maxLength={200}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <p role="status">
        {formatCount(found.length)} of {formatCount(all.length)} entries
      </p>
      {found.length > 0 && <EntryTable entries={found.slice(0, shown)} />}
      {found.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + atOnce)}>
          Show {Math.min(atOnce, found.length - shown)} more
        </Button>
      )}
      {only && <RatingTable ledger={checked.ledger} entry={only.entry.pseudonym} />}
    </section>
  );
}
