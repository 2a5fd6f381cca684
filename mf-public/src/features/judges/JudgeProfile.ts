/** The part of a judge that lists of people show. */
export interface JudgeFace {
  name: string;
  position: string;
  organization: string;
  country: string;
  /** The years in which they judged. */
  years: readonly string[];
  photo: string;
}

/** One judge of 2024 (OPEN-036). */
export interface JudgeProfile extends JudgeFace {
  biography: readonly { heading: string; text: string }[];
  /** Whether the person is fictional. */
  sample?: boolean;
}
