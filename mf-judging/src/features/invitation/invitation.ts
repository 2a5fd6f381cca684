/** Who can judge, in the specification's words (JUD-048). */
export const requirements = [
  '5+ years of experience in technology, AI, data analytics or related fields',
  '1+ years of evaluating innovation (awards judge, hackathon judge, peer reviewer, etc.)',
  'Ability to evaluate objectively and confidentially',
] as const;

/** What a judge gains (JUD-049). */
export const benefits = [
  'Insight into cutting-edge developments',
  'Official judge certificate and reference letter',
  'Opportunity to shape and recognize excellence',
] as const;
