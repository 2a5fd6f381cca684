import { groupedBy } from '@meritum/shared/merit/groups';
import { slug, unusedSlug } from '@meritum/shared/programme/slug';
import type { StoredWinner } from './winner';

type Profile = Pick<StoredWinner, 'linkedInUrl' | 'linkedIn'>;

/** A profile's address in a form that can be compared. */
function profileOf({ linkedInUrl, linkedIn }: Profile): string {
  return (linkedInUrl ?? linkedIn ?? '')
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}

/** The part of a record that identifies its winner. */
type Named = Profile & Pick<StoredWinner, 'year' | 'category' | 'slug'> & { slugIsGiven: boolean };

/** Keys of one person in a list: two records with a common key are about the same person. */
export function identityKeys(record: Named): string[] {
  const { year, category, slug: own, slugIsGiven } = record;
  const address = `${year}:${category}:${own}`;
  const byProfile = `${address} ${profileOf(record)}`;
  return slugIsGiven ? [byProfile, address] : [byProfile];
}

/** The winner of a record: a stored one, a new one with this slug, or unclear. */
export type WinnerMatch = { before: StoredWinner } | { slug: string } | 'doubtful';

/**
 * Finds the stored winner for each of `namesakes`: by profile. If a side has no profile, record and
 * winner must each be the only one of their name. Comparisons are prepared once, because a file may
 * hold thousands of one name.
 */
function amongNamesakes(
  namesakes: readonly Named[],
  candidates: readonly StoredWinner[],
): (record: Named) => StoredWinner | 'doubtful' | undefined {
  const byProfile = groupedBy(candidates, profileOf);
  const named = new Set(namesakes.map(profileOf));
  const hasOthers = candidates.some((winner) => !named.has(profileOf(winner)));
  const only = candidates.length === 1 && namesakes.length === 1 ? candidates[0] : undefined;
  return (record) => {
    const alike = byProfile.get(profileOf(record)) ?? [];
    if (alike.length === 1) return alike[0];
    if (!hasOthers && alike.length === 0) return undefined;
    return only && !(profileOf(only) && profileOf(record)) ? only : 'doubtful';
  };
}

/** Matches each record of one list by its slug, or else by name and profile. */
export function matchRecords<Record extends Named>(
  records: readonly Record[],
  stored: readonly StoredWinner[],
): Map<Record, WinnerMatch> {
  const bySlug = new Map(stored.map((winner) => [winner.slug, winner]));
  const named = records.filter(({ slugIsGiven }) => slugIsGiven);
  const unnamed = groupedBy(
    records.filter(({ slugIsGiven }) => !slugIsGiven),
    (record) => record.slug,
  );
  const givenSlugs = new Set(named.map((record) => record.slug));
  const others = stored.filter((winner) => !givenSlugs.has(winner.slug));
  const byName = groupedBy(others, (winner) => slug(winner.fullName) || winner.slug);
  const taken = new Set([...bySlug.keys(), ...givenSlugs]);

  function newWinner(base: string): WinnerMatch {
    const own = unusedSlug(base, taken);
    taken.add(own);
    return { slug: own };
  }

  const matches = new Map<Record, WinnerMatch>();
  for (const record of named) {
    const before = bySlug.get(record.slug);
    matches.set(record, before ? { before } : { slug: record.slug });
  }
  for (const [base, namesakes] of unnamed) {
    const winnerOf = amongNamesakes(namesakes, byName.get(base) ?? []);
    for (const record of namesakes) {
      const winner = winnerOf(record);
      if (winner === 'doubtful') matches.set(record, winner);
      else matches.set(record, winner ? { before: winner } : newWinner(base));
    }
  }
  return matches;
}
