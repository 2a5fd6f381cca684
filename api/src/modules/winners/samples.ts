import sampleRecords from './data/winners.generated.json';

/** The fictional winners of the development data, as `importWinners` takes them. */
export const sampleWinners: readonly object[] = sampleRecords;
