import type { Winner } from '@meritum/shared/contracts/winners';
import type { LedgerEntry } from '@meritum/shared/merit/ledger/ledger';

/** One place where the directory of winners and the ledger differ. */
export interface DirectoryDifference {
  name: string;
  /** As the directory has it, and as it was computed here; null where it is missing. */
  directory: string | null;
  computed: string | null;
}

type Award = Pick<DirectoryDifference, 'name'> & { tier: string };

/** What is left of awards once those of a second list are taken away, one for one: names may repeat. */
function without(awards: readonly Award[], others: readonly Award[]): Award[] {
  const rest = others.map(({ name, tier }) => `${tier} ${name}`);
  return awards.filter(({ name, tier }) => {
    const at = rest.indexOf(`${tier} ${name}`);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/**
 * Where the directory shows another award than the ratings come to. Awards whose name was taken out
 * of the ledger at the wish of the person are in neither.
 */
export function directoryDifferences(
  winners: readonly Winner[],
  entries: readonly LedgerEntry[],
): DirectoryDifference[] {
  const shown = winners.map(({ fullName: name, badge: tier }) => ({ name, tier }));
  const computed = entries.flatMap(({ name, tier }) => (name && tier ? [{ name, tier }] : []));
  const tierIn = (awards: readonly Award[], wanted: string) =>
    awards.find(({ name }) => name === wanted)?.tier ?? null;
  const [onlyShown, onlyComputed] = [without(shown, computed), without(computed, shown)];
  const names = new Set([...onlyShown, ...onlyComputed].map(({ name }) => name));
  return [...names].map((name) => ({
    name,
    directory: tierIn(onlyShown, name),
    computed: tierIn(onlyComputed, name),
  }));
}
