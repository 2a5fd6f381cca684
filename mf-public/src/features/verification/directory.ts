import type { Winner } from '@meritum/shared/contracts/winners';
import type { LedgerEntry } from '@meritum/shared/merit/ledger/ledger';

export interface DirectoryDifference {
  name: string;
  /** The award in the directory, and as computed here; null if missing. */
  directory: string | null;
  computed: string | null;
}

type Award = Pick<DirectoryDifference, 'name'> & { tier: string };

/** Removes the awards of the second list, one by one, because names can repeat. */
function without(awards: readonly Award[], others: readonly Award[]): Award[] {
  const rest = others.map(({ name, tier }) => `${tier} ${name}`);
  return awards.filter(({ name, tier }) => {
    const at = rest.indexOf(`${tier} ${name}`);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/**
 * Finds awards in the directory that differ from the computed ones. Awards of erased entries are in
 * neither. A winner who was renamed has no name in the ledger: such an award accounts for one
 * unknown winner of its tier.
 */
export function directoryDifferences(
  winners: readonly Winner[],
  entries: readonly Pick<LedgerEntry, 'name' | 'tier'>[],
): DirectoryDifference[] {
  const shown = winners.map(({ fullName: name, badge: tier }) => ({ name, tier }));
  const computed = entries.flatMap(({ name, tier }) => (name && tier ? [{ name, tier }] : []));
  const tierIn = (awards: readonly Award[], wanted: string) =>
    awards.find(({ name }) => name === wanted)?.tier ?? null;
  const onlyComputed = without(computed, shown);
  const missing = new Set(onlyComputed.map(({ name }) => name));
  const unnamed = entries.flatMap(({ name, tier }) => (!name && tier ? [tier] : []));
  const onlyShown = without(shown, computed).filter(({ name, tier }) => {
    const at = missing.has(name) ? -1 : unnamed.indexOf(tier);
    if (at >= 0) unnamed.splice(at, 1);
    return at < 0;
  });
  const names = new Set([...onlyShown, ...onlyComputed].map(({ name }) => name));
  return [...names].map((name) => ({
    name,
    directory: tierIn(onlyShown, name),
    computed: tierIn(onlyComputed, name),
  }));
}
