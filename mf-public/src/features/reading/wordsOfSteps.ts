/** Meanings of words in the guidelines (GUIDE-013). */
export const wordsOfSteps = {
  'Eligibility screening':
    'An organiser may return an entry that lacks something, for its nominator to complete.',
  'Score calibration': 'It shows which entries need more judges, and never changes a score.',
  'Consensus building': 'None is sought: each judge rates alone, without seeing other ratings.',
};
