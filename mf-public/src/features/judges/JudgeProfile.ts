/** One judge of 2024 (OPEN-036). */
export interface JudgeProfile {
  name: string;
  position: string;
  organization: string;
  country: string;
  /** In which they judged. */
  years: readonly string[];
  photo: string;
  biography: readonly { heading: string; text: string }[];
  /** A fictional person. */
  sample?: boolean;
}
