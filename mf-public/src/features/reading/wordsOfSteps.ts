/** What words of the guidelines (GUIDE-013) mean here. */
export const wordsOfSteps = [
  {
    id: 'screening',
    term: 'Eligibility screening',
    text: 'An organiser may return an entry that lacks something, for its nominator to complete.',
  },
  {
    id: 'calibration',
    term: 'Score calibration',
    text: 'It shows which entries need more judges, and never changes a score.',
  },
  {
    id: 'consensus',
    term: 'Consensus building',
    text: 'None is sought: each judge rates alone, without seeing other ratings.',
  },
];
