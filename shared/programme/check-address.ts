interface Checked {
  season: string;
  category: string;
  /** The entry's name in the ledger. */
  entry?: string;
}

/** The page that computes published results again, on a contest or on one entry of it. */
export const checkAddress = ({ season, category, entry }: Checked): string =>
  `/check-the-results?${new URLSearchParams({ season, category, ...(entry && { entry }) })}`;
