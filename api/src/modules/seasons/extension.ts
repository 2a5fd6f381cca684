import type { ExtensionWindow } from '@meritum/shared/contracts/extensions';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Versioned } from '../../module-kit/effects';
import type { FirstOfTwo } from '../../platform/authorisation/two-organisers';
import { withWindowUntil } from './rules';

/** An extension: one person's form or ratings stay open in one contest. */
export interface Extension extends Versioned {
  season: string;
  category: string;
  window: ExtensionWindow;
  accountId: string;
  /** Null until two organisers have agreed on a moment. */
  until: Date | null;
  reason: string;
  /** The last confirmed proposal. */
  confirmed?: string;
  proposed?: FirstOfTwo & { until: Date };
}

/** A proposal that waits or was turned down; undefined once its moment has passed. */
export const proposedIn = ({ proposed }: Extension, now: Date) =>
  proposed?.turnedDown || (proposed && proposed.until > now) ? proposed : undefined;

/** The prefix of a contest's extension ids, by which the audit trail tells the contest. */
export const extensionsOf = ({ season, category }: { season: string; category: string }) =>
  `${season}:${category}:`;

/** The season with these extensions applied. */
export const withExtensions = (season: Season, own: readonly Extension[]): Season =>
  own.reduce(
    (seen, { season: id, category, window, until }) =>
      until && id === season.id ? withWindowUntil(seen, { window, category, until }) : seen,
    season,
  );
