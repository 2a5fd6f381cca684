import type { PreviewEntry, PreviewReply } from '@meritum/shared/contracts/results';
import { matchesSearch } from '@meritum/shared/contracts/search';

/** Some of the entries, under a name of their own. */
export interface Group {
  /** In the address; '' for all. */
  id: string;
  label: string;
  entries: readonly PreviewEntry[];
}

/** Entries by what they came to, and by what there may be to do; groups without any are left out. */
export function groupsOf({ entries, bands, scoresShown }: PreviewReply): Group[] {
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

/** Entries whose name or organization has every word of the text. */
export function named(entries: readonly PreviewEntry[], text: string): readonly PreviewEntry[] {
  const contains = matchesSearch(text);
  return entries.filter(({ fullName, organization }) => contains([fullName, organization]));
}
