/** What is signed of an award. */
export interface RecognitionStatement {
  id: string;
  name: string;
  organization: string;
  tier: string;
  category: string;
  season: string;
  score: string;
  judges: number;
  publishedAt: string;
  /** The entry's name in the ledger. */
  entry: string;
}

/** The text that is signed: one line each, so no value may have two. */
export const recognitionStatement = (of: RecognitionStatement): string =>
  [
    'meritum-recognition/1',
    of.id,
    of.name,
    of.organization,
    of.tier,
    of.category,
    of.season,
    of.score,
    `${of.judges}`,
    of.publishedAt,
    of.entry,
  ]
    .map((line) => line.replace(/\s+/g, ' '))
    .join('\n');
