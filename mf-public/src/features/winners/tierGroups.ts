import type { Winner } from '@meritum/shared/contracts/winners';

export interface TierGroup {
  badge: string;
  winners: readonly Winner[];
}

/** The winners by tier. The server sorts by score, and so by tier; a group ends where the next badge begins. */
export function tierGroups(winners: readonly Winner[]): TierGroup[] {
  const groups: { badge: string; winners: Winner[] }[] = [];
  for (const winner of winners) {
    const last = groups.at(-1);
    if (last?.badge === winner.badge) last.winners.push(winner);
    else groups.push({ badge: winner.badge, winners: [winner] });
  }
  return groups;
}
