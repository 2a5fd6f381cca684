import type { JudgeActivity } from '@meritum/shared/contracts/listed-judges';

/** A season, and the entries that are hidden from the reader. */
export interface HiddenFromReader {
  season: string;
  /** Entries that the reader has a conflict of interest with. */
  hidden: readonly string[];
}

export interface JudgeWork extends JudgeActivity {
  /** When they last rated or, if never, were first assigned; null without assignments. */
  idleSince: Date | null;
}

/** A judge's work in a season, and the categories in which they have something to rate. */
export interface WorkOfSeason extends JudgeWork {
  pendingIn: readonly string[];
}
