import sampleRecords from './data/winners.json';
import type { WinnerFields } from './record';

/** The fictional winners of the development data. */
export const sampleWinners = sampleRecords as readonly WinnerFields[];
