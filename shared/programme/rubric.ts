/** The ratings that the rubric describes; other ratings are in between. */
export const anchors = [1, 4, 7, 10] as const;
export type Anchor = (typeof anchors)[number];

/** A word for each end of the scale, at every rating control. */
export const ends = { 1: 'weak', 10: 'outstanding' } as const;

/** The question of a criterion, and the meanings of its anchors. */
export interface RubricEntry {
  question: string;
  meanings: Readonly<Record<Anchor, string>>;
}

/** Shown beside the ratings, by criterion key: one scale for all judges. */
export const rubric: Readonly<Record<string, RubricEntry>> = {
  innovation: {
    question: 'How new is the idea, and how much of it is the nominee’s own?',
    meanings: {
      1: 'Common practice. Nothing in it goes beyond what is already known and in use.',
      4: 'A known approach, sensibly adapted to a new place. The nominee’s own part is small.',
      7: 'A clear step beyond common practice, and it is plain which part is the nominee’s own.',
      10: 'An original idea that changes how others in the field will approach the problem.',
    },
  },
  methodology: {
    question: 'Does the problem matter to the field, and was it approached soundly?',
    meanings: {
      1: 'The problem is minor or unclear, and no method can be recognised.',
      4: 'A real but narrow problem. The method is plausible, its choices are hardly explained.',
      7: 'A problem the industry shares. The method fits it, and alternatives were weighed.',
      10: 'A problem of great consequence, met with a rigorous method that others could repeat.',
    },
  },
  execution: {
    question: 'How well was it built and carried through?',
    meanings: {
      1: 'Unfinished, or so described that its quality cannot be seen.',
      4: 'It works in part or on a small scale. Known weaknesses are left open.',
      7: 'Complete, sound and in use. Hard parts were recognised and solved.',
      10: 'Exemplary craft: dependable at scale, well tested, and a model for others.',
    },
  },
  results: {
    question: 'What did it change, and how well is that shown?',
    meanings: {
      1: 'No effect is shown, or what is claimed has no evidence.',
      4: 'Some effect, mostly told rather than measured, or felt by few.',
      7: 'A measured and meaningful effect, with evidence that can be checked.',
      10: 'A large, lasting effect, measured against where it began and confirmed by others.',
    },
  },
};

/** Convincing evidence, shown to nominators by criterion key. */
export const evidence: Readonly<Record<string, string>> = {
  innovation: 'What existed before, what is new in yours, and which part you did yourself.',
  methodology: 'Why the problem matters to others, what you weighed, and why you chose this way.',
  execution: 'What runs today, for whom and how reliably: a product, a repository, a paper.',
  results: 'A figure from before and one from after, with its source.',
};

/** Returns the anchor of a rating, or the two around it: 6 is between 4 and 7. */
export function anchorsAround(rating: number): readonly Anchor[] {
  const below = anchors.findLast((anchor) => anchor <= rating);
  const above = anchors.find((anchor) => anchor >= rating);
  return [...new Set([below, above])].filter((anchor) => anchor !== undefined);
}
