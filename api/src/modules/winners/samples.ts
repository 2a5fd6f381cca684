import sampleRecords from './data/winners.json';

/** The fictional winners of the development data, for `importWinners`. */
export const sampleWinners: readonly object[] = sampleRecords;
