import { commitmentOf } from '../ledger/commitment';
import type { FindingCode } from '../ledger/findings';
import type { Ledger, LedgerEntry, SealedEntry } from '../ledger/ledger';
import { voidsIn, voidsRootOf } from '../ledger/voids';

type Entries = readonly LedgerEntry[];

const withRoot = (ledger: Ledger): Ledger => ({
  ...ledger,
  voidsRoot: voidsRootOf(voidsIn(ledger)),
});

/** Gives each named entry's name and salt to the next one. */
function namesSwapped(entries: Entries): Entries {
  const named = entries.filter(({ name }) => name !== undefined);
  const other = (one: LedgerEntry) => named[(named.indexOf(one) + 1) % named.length] ?? one;
  return entries.map((one) => {
    if (one.name === undefined) return one;
    const { name = '', nameSalt = '' } = other(one);
    return { ...one, name: named.length > 1 ? name : 'Somebody Else', nameSalt };
  });
}

/** Moves the first rating into a sealed entry. */
function hidden(ledger: Ledger, sealed: readonly SealedEntry[]): Ledger {
  const [row, ...rows] = ledger.rows;
  const commitment = row && commitmentOf({ rulesHash: ledger.rulesHash, ...row });
  const [first, ...others] = sealed;
  if (!first || !commitment) return ledger;
  const ratings = [...first.ratings, commitment].sort();
  return { ...ledger, rows, sealed: [{ ...first, ratings }, ...others] };
}

const madeUp: SealedEntry = {
  state: 'erased',
  pseudonym: '0000-0000',
  nameHash: '0'.repeat(64),
  ratings: [],
  voided: [],
};

/**
 * Ways to forge a ledger with an award, a voided rating and a voided entry, each with a finding
 * that reveals it.
 */
export const tamperings: readonly [
  name: string,
  change: (ledger: Ledger) => Ledger,
  code: FindingCode,
][] = [
  ['names swapped', (one) => ({ ...one, entries: namesSwapped(one.entries) }), 'name-hash'],
  [
    'a name without what opens its hash',
    (one) => ({ ...one, entries: one.entries.map(({ nameSalt: _, ...entry }) => entry) }),
    'name-hash',
  ],
  [
    'a rating hidden below an entry that never was',
    (one) => hidden(one, [madeUp, ...one.sealed]),
    'root',
  ],
  ['a rating hidden below another sealed entry', (one) => hidden(one, one.sealed), 'root'],
  [
    'a rating voided without a second result',
    (one) => ({ ...one, entries: one.entries.map(({ withVoided: _, ...entry }) => entry) }),
    'with-voided',
  ],
  [
    'another result with the voided ratings',
    (one) => ({
      ...one,
      entries: one.entries.map((entry) =>
        entry.withVoided ? { ...entry, withVoided: { ...entry.withVoided, tier: 'None' } } : entry,
      ),
    }),
    'with-voided',
  ],
  ['a void left out', (one) => withRoot({ ...one, voided: one.voided.slice(1) }), 'root'],
  [
    'a void for another reason',
    (one) => ({ ...one, voided: one.voided.map((row) => ({ ...row, reason: 'error' as const })) }),
    'voids-root',
  ],
  [
    'a void for another reason, with its own hash',
    (one) =>
      withRoot({ ...one, voided: one.voided.map((row) => ({ ...row, reason: 'error' as const })) }),
    'voids-published',
  ],
  [
    'an entry voided without a reason',
    (one) => withRoot({ ...one, sealed: one.sealed.map(({ reason: _, ...entry }) => entry) }),
    'seal',
  ],
  [
    'a voided entry called an erased one',
    (one) => ({
      ...one,
      sealed: one.sealed.map((entry) => ({ ...entry, state: 'erased' as const })),
    }),
    'seal',
  ],
  [
    'a void of a sealed entry that is of none of its ratings',
    (one) =>
      withRoot({
        ...one,
        sealed: one.sealed.map((entry) => ({
          ...entry,
          voided: [{ commitment: '0'.repeat(64), reason: 'error' }],
        })),
      }),
    'seal',
  ],
  [
    'an entry that is listed and erased',
    (one) => ({
      ...one,
      sealed: [...one.sealed, { ...madeUp, pseudonym: one.entries[0]?.pseudonym ?? '' }],
    }),
    'entry-twice',
  ],
  [
    'a voided rating that counts',
    (one) =>
      withRoot({
        ...one,
        rows: [...one.rows, ...one.voided.map(({ reason: _, ...row }) => row)],
        voided: [],
      }),
    'outcome',
  ],
  [
    'a judge with one rating less',
    (one) => ({
      ...one,
      judges: one.judges.map(({ ratings }, index) => ({ ratings: ratings - Number(index === 0) })),
    }),
    'judges',
  ],
  [
    'one judge who gave all ratings',
    (one) => ({
      ...one,
      judges: [{ ratings: one.judges.reduce((sum, it) => sum + it.ratings, 0) }],
    }),
    'judges',
  ],
];
