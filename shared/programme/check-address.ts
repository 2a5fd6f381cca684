interface Checked {
  season: string;
  category: string;
  /** The entry's pseudonym in the ledger. */
  entry?: string;
}

/** The page that computes published results again, for a contest or one entry. */
export const checkAddress = ({ season, category, entry }: Checked): string =>
  `/check-the-results?${new URLSearchParams({ season, category, ...(entry && { entry }) })}`;
