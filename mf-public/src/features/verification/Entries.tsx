import { matchesSearch } from '@meritum/shared/contracts/search';
import { groupedBy } from '@meritum/shared/merit/groups';
import type { Ledger, LedgerRow } from '@meritum/shared/merit/ledger/ledger';
import { isSameResult } from '@meritum/shared/merit/ledger/verify';
import { toNumber } from '@meritum/shared/merit/outcome/fraction';
import type { RuleSet } from '@meritum/shared/merit/outcome/rule-set';
import { composite } from '@meritum/shared/merit/outcome/score';
import { cutShown } from '@meritum/shared/programme/cut-shown';
import { formatCount } from '@meritum/shared/programme/format-count';
import { useSearchParams } from '@meritum/shared/router';
import { Button } from '@meritum/shared/ui/Button';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import type { RatingStripProps } from '@meritum/shared/ui/RatingStrip';
import { TextField } from '@meritum/shared/ui/TextField';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Table } from '../reading/Table';
import type { Checked } from './checked';
import { type ComparedEntry, EntryTable } from './EntryTable';
import styles from './Tables.module.css';

const pageSize = 100;

/** Differing entries first, then in the ledger's order. */
function compared({ ledger, verification }: Checked): ComparedEntry[] {
  const ratings = groupedBy(ledger.rows, ({ entry }) => entry);
  const averageOf = ({ scores }: LedgerRow) => toNumber(composite(ledger.rules, scores));
  const all = ledger.entries.map((entry, index) => ({
    entry,
    again: verification.entries[index] ?? entry,
    given: (ratings.get(entry.pseudonym) ?? []).map(averageOf),
  }));
  const isSame = ({ entry, again }: ComparedEntry) => isSameResult(entry, again);
  return [...all.filter((one) => !isSame(one)), ...all.filter(isSame)];
}

/** Hardly any judge rates lower, so the pictures usually begin here. */
const usualLowest = 5;

const bandsOf = (
  { scale, tiers }: RuleSet,
  entries: readonly ComparedEntry[],
): RatingStripProps['bands'] => ({
  scale: {
    min: Math.max(
      scale.from,
      entries.reduce(
        (min, { given }) => given.reduce((one, other) => Math.min(one, Math.floor(other)), min),
        usualLowest,
      ),
    ),
    max: scale.to,
  },
  cuts: tiers.map(({ name, fromHundredths }) => ({ tier: name, from: fromHundredths / 100 })),
});

/** The ratings of one entry in the ledger's order, which does not reveal the judges. */
function RatingTable({ ledger, entry }: { ledger: Ledger; entry: string }) {
  const rows = ledger.rows.flatMap((row, index) =>
    row.entry === entry ? [[index, index + 1, ...row.scores] as const] : [],
  );
  const criteria = ledger.rules.criteria.map(({ name }) => name);
  return (
    <Table
      className={styles.table}
      columns={['Row', ...criteria]}
      caption={`Ratings of ${entry}`}
      rows={rows}
    />
  );
}

/**
 * Every entry of a ledger with its award, searched by pseudonym or name; the address may name one.
 */
export function Entries({ checked }: { checked: Checked }) {
  const [address] = useSearchParams();
  const asked = address.get('entry') ?? '';
  const isThere = checked.ledger.entries.some(({ pseudonym }) => pseudonym === asked);
  const [wanted, setWanted] = useState(isThere ? asked : '');
  const [shown, setShown] = useState(pageSize);
  const all = useMemo(() => compared(checked), [checked]);
  const bands = useMemo(() => bandsOf(checked.ledger.rules, all), [checked, all]);
  const headingId = useId();
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isThere) part.current?.focus();
  }, [isThere]);
  const contains = matchesSearch(wanted);
  const found = all.filter(({ entry: { pseudonym, name = '' } }) => contains([pseudonym, name]));
  const [only] = found.length === 1 ? found : [];
  return (
    <section ref={part} tabIndex={-1} aria-labelledby={headingId} className={styles.part}>
      <h3 id={headingId}>All entries, recomputed</h3>
      <TextField
        className={styles.find}
        label="Find an entry"
        hint="Enter its pseudonym, which the nominator is mailed when judging closes, or the name of a winner"
        type="search"
        autoComplete="off"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <p role="status">
        {formatCount(found.length)} of {formatCount(all.length)} entries
      </p>
      <p className={classNames(design.minor, design.proseWidth)}>
        A tick is one judge’s rating on a line from {bands.scale.min} to {bands.scale.max}, the dot
        is the average, and dashed lines are the bounds:{' '}
        {bands.cuts.map(({ tier, from }) => `${tier} from ${cutShown(from)}`).join(', ')}.
      </p>
      {found.length > 0 && <EntryTable entries={found.slice(0, shown)} bands={bands} />}
      {found.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + pageSize)}>
          Show {Math.min(pageSize, found.length - shown)} more
        </Button>
      )}
      {only && <RatingTable ledger={checked.ledger} entry={only.entry.pseudonym} />}
    </section>
  );
}
