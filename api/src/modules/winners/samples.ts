import sampleRecords from './data/winners.json';

/** The fictional winners of the development data, as `importWinners` takes them. */
export const sampleWinners: readonly object[] = sampleRecords;
