import type { Look } from '../drawing/portrait';

export interface Achievement {
  title: string;
  details: string;
}

/** A fictional winner of 2024, before its pictures are drawn. */
export interface SampleWinner {
  name: string;
  award: 'Platinum' | 'Gold' | 'Silver';
  category: 'Technology' | 'AI' | 'Data Analytics';
  employer: string;
  look: Look;
  /** The first is the introduction of the profile page (PROF-004). */
  achievements: readonly Achievement[];
}

/** A fictional judge of 2024. */
export interface SampleJudge {
  name: string;
  position: string;
  organization: string;
  country: string;
  years: readonly string[];
  look: Look;
  biography: readonly { heading: string; text: string }[];
}

/** A winner under an id that stands in addresses and names of pictures; namesakes have their own. */
export interface IdentifiedWinner extends SampleWinner {
  id: string;
}
