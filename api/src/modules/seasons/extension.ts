import type { ExtensionWindow } from '@meritum/shared/contracts/extensions';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Versioned } from '../../module-kit/effects';
import type { FirstOfTwo } from '../../platform/authorisation/two-organisers';
import { withWindowUntil } from './rules';

/** What one person has for longer than everybody: their form, or their ratings, in one contest. */
export interface Extension extends Versioned {
  season: string;
  category: string;
  window: ExtensionWindow;
  accountId: string;
  /** Null until two organisers have agreed on one. */
  until: Date | null;
  reason: string;
  /** The proposal that was confirmed last. */
  confirmed?: string;
  proposed?: FirstOfTwo & { until: Date };
}

/** What waits for another organiser, or was turned down; nothing if its moment has passed before. */
export const proposedIn = ({ proposed }: Extension, now: Date) =>
  proposed?.turnedDown || (proposed && proposed.until > now) ? proposed : undefined;

/** How the ids of a contest's extensions begin: the trail, which keeps ids for good, then tells the contest. */
export const extensionsOf = ({ season, category }: { season: string; category: string }) =>
  `${season}:${category}:`;

/** The season as it is for somebody with these extensions. */
export const withExtensions = (season: Season, own: readonly Extension[]): Season =>
  own.reduce(
    (seen, { season: id, category, window, until }) =>
      until && id === season.id ? withWindowUntil(seen, { window, category, until }) : seen,
    season,
  );
