/** What lists of people show of a judge. */
export interface JudgeFace {
  name: string;
  position: string;
  organization: string;
  country: string;
  /** In which they judged. */
  years: readonly string[];
  photo: string;
}

/** One judge of 2024 (OPEN-036). */
export interface JudgeProfile extends JudgeFace {
  biography: readonly { heading: string; text: string }[];
  /** A fictional person. */
  sample?: boolean;
}
