import sampleRecords from './data/winners.json';
import type { WinnerFields } from './record';

/** The fictional winners of the development data; `samples.test.ts` checks them. */
export const sampleWinners = sampleRecords as readonly WinnerFields[];
