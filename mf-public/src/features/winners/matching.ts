import { matchesSearch } from '@meritum/shared/contracts/search';
import { hasPlainHost } from '@meritum/shared/contracts/web-host';
import type { Winner } from '@meritum/shared/contracts/winners';
import type { WinnerFilters } from './filters';

/**
 * The winners that satisfy both filters (WIN-023): the name as part of the full name, folded alike
 * (WIN-003); the tier as a case-insensitive exact match on the badge (WIN-008). A text that is in
 * nobody's name is searched in their work.
 */
export function matching<Listed extends Pick<Winner, 'fullName' | 'badge' | 'line'>>(
  winners: readonly Listed[],
  { name, tier }: Pick<WinnerFilters, 'name' | 'tier'>,
): readonly Listed[] {
  const contains = matchesSearch(name);
  const badge = tier.toLowerCase();
  if (!name && !badge) return winners;
  const named = winners.filter(({ fullName }) => contains([fullName]));
  const found = named.length > 0 ? named : winners.filter(({ line = '' }) => contains([line]));
  return badge ? found.filter((winner) => winner.badge.toLowerCase() === badge) : found;
}

/** A scheme, in contrast to a host with a port. */
const otherScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i;

/** Adds a missing scheme; '#' without a profile or a web address (WIN-016 to WIN-018, OPEN-049). */
export function profileLink({
  linkedInUrl,
  linkedIn,
}: Pick<Winner, 'linkedInUrl' | 'linkedIn'>): string {
  const address = (linkedInUrl || linkedIn || '').trim();
  if (!address) return '#';
  const absolute = otherScheme.test(address) ? address : `https://${address}`;
  return hasPlainHost(absolute) ? absolute : '#';
}

/** Shown if a record has no employer (WIN-015). */
export const unknownEmployer = 'Company';
