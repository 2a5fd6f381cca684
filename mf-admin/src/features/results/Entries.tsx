import type { PreviewEntry, PreviewReply } from '@meritum/shared/contracts/results';
import { matchesSearch } from '@meritum/shared/contracts/search';
import { formatCount } from '@meritum/shared/programme/format-count';
import { Badge } from '@meritum/shared/ui/Badge';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { RatingStrip } from '@meritum/shared/ui/RatingStrip';
import { useMemo } from 'react';
import { sortBy, text as textField, useAddressState } from '../address/useAddressState';
import { consolePath } from '../console/screens';
import text from '../facts/text.module.css';
import { SearchField } from '../filters/SearchField';
import { type Column, sortable } from '../table/columns';
import { DataTable } from '../table/DataTable';
import styles from './Results.module.css';

/** The probability of the tier given by the rule. */
function chanceOf({ tier, certainty }: PreviewEntry): number | null {
  return certainty?.tiers.find((one) => one.tier === tier)?.probability ?? null;
}

function certaintyText(entry: PreviewEntry): string {
  const chance = chanceOf(entry);
  return chance === null ? '' : `${Math.round(chance * 100)}% certain`;
}

function resultOf({ score, tier, isVoided }: PreviewEntry): string {
  if (isVoided) return 'Does not count';
  return tier ?? (score === null ? 'No result' : 'No award');
}

/** Entries with an uncertain tier come first, the least certain at the top; unknown ones last. */
function nearness(entry: PreviewEntry): number | null {
  if (entry.isBorderline === null) return null;
  return (entry.isBorderline ? 0 : 1) + (chanceOf(entry) ?? 0) / 2;
}

function Certainty({ isBorderline, extraJudgesAsked, isVoided }: PreviewEntry) {
  if (isVoided) return null;
  if (isBorderline === null) return 'Too few ratings to tell';
  if (!isBorderline) return 'Certain';
  const words = extraJudgesAsked ? 'Not certain, more judges asked' : 'Not certain';
  return <Badge kind="warning">{words}</Badge>;
}

const score: Column<PreviewEntry> = {
  id: 'score',
  header: 'Score',
  cell: (entry) => entry.score ?? '',
  sortBy: (entry) => (entry.score === null ? null : Number(entry.score)),
  align: 'end',
};

/** The columns: scores and ratings once they are shown, and certainty while it matters. */
function columnsOf(preview: PreviewReply): readonly Column<PreviewEntry>[] {
  const { entries, bands, scoresShown, state, minimumRatings } = preview;
  const isNearShown =
    state !== 'published' && entries.some(({ isBorderline }) => isBorderline !== null);
  const areSingleShown = scoresShown && entries.some(({ given }) => given !== null);
  const columns: (Column<PreviewEntry> | false)[] = [
    sortable('name', 'Nominee', ({ fullName }) => fullName, { share: 2 }),
    scoresShown && score,
    scoresShown && { header: 'Tier', cell: resultOf, below: certaintyText },
    isNearShown && { id: 'cut', header: 'Is the tier certain?', cell: Certainty, sortBy: nearness },
    {
      id: 'ratings',
      header: 'Ratings',
      cell: ({ ratings, pending, isVoided }) =>
        state === 'open' && pending > 0 && !isVoided ? `${ratings} + ${pending} to come` : ratings,
      below: ({ ratings, isVoided }) =>
        !isVoided && ratings < minimumRatings && `${minimumRatings - ratings} missing`,
      sortBy: ({ ratings }) => ratings,
      align: 'end',
    },
    areSingleShown && {
      header: 'Single ratings',
      cell: ({ given }) => given && given.length > 0 && <RatingStrip given={given} bands={bands} />,
      share: 2,
    },
  ];
  return columns.filter((column) => column !== false);
}

const fields = {
  show: textField,
  search: textField,
  sort: sortBy(['cut', 'score', 'name', 'ratings'], {
    by: 'cut',
    descending: false,
  }),
};

/** Without cuts, the highest score comes first. */
const byScore = ({ scoresShown }: PreviewReply) =>
  scoresShown ? { by: 'score', descending: true } : { by: 'name', descending: false };

export function Entries({ preview, busy }: { preview: PreviewReply; busy: boolean }) {
  const { values, change } = useAddressState(fields);
  const columns = useMemo(() => columnsOf(preview), [preview]);
  const groups = groupsOf(preview);
  const group = groups.find(({ id }) => id === values.show) ?? groups[0];
  const isSortable = columns.some(({ id }) => id === values.sort.by);
  return (
    <>
      {preview.entries.length > 0 && (
        <div className={text.apart}>
          <fieldset className={classNames(design.wrap1, styles.chips)}>
            <legend>Show</legend>
            {groups.map(({ id, label, entries }) => (
              <button
                key={id}
                type="button"
                className={styles.chip}
                aria-pressed={id === group?.id}
                onClick={() => change({ show: id }, { replace: true })}
              >
                {label} <span>{formatCount(entries.length)}</span>
              </button>
            ))}
          </fieldset>
          <SearchField
            label="Search nominations"
            value={values.search}
            onSearch={(search) => change({ search }, { replace: true })}
          />
        </div>
      )}
      <DataTable
        caption="Nominations"
        columns={columns}
        rows={named(group?.entries ?? [], values.search)}
        rowKey={({ nominationId }) => nominationId}
        rowLink={({ nominationId }) => consolePath('nominations', nominationId)}
        sort={isSortable ? values.sort : byScore(preview)}
        onSort={(sort) => change({ sort: sort as typeof values.sort })}
        busy={busy}
        empty={
          preview.entries.length > 0
            ? { title: 'No nominations match these filters' }
            : {
                title: 'No nominations yet',
                text: 'Nominations appear here once they are under review.',
              }
        }
      />
    </>
  );
}

/** Some entries under a common label. */
interface Group {
  /** The group's id in the address; '' for all. */
  id: string;
  label: string;
  entries: readonly PreviewEntry[];
}

/** Entries by result and by possible act; empty groups are left out. */
function groupsOf({ entries, bands, scoresShown }: PreviewReply): Group[] {
  const isDecided = ({ score }: PreviewEntry) => score !== null;
  const of = (id: string, label: string, belongs: (entry: PreviewEntry) => boolean): Group => ({
    id,
    label,
    entries: entries.filter(belongs),
  });
  const tiers = bands.cuts.map(({ tier }) =>
    of(tier.toLowerCase(), tier, (entry) => entry.tier === tier),
  );
  const outcomes = [
    ...tiers,
    of('no-award', 'No award', (entry) => isDecided(entry) && entry.tier === null),
    of('too-few', 'Too few ratings', (entry) => !isDecided(entry) && !entry.isVoided),
  ];
  return [
    of('', 'All', () => true),
    ...(scoresShown ? outcomes : []),
    of('borderline', 'Tier not certain', ({ isBorderline }) => isBorderline === true),
    of('voided', 'Does not count', ({ isVoided }) => isVoided),
  ].filter(({ id, entries: own }) => own.length > 0 || id === '');
}

/** Entries whose name or organization contains every word of the text. */
function named(entries: readonly PreviewEntry[], text: string): readonly PreviewEntry[] {
  const contains = matchesSearch(text);
  return entries.filter(({ fullName, organization }) => contains([fullName, organization]));
}
