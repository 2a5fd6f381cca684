import { type DocumentScan, nominationMessages } from '@meritum/shared/contracts/nominations';

/** How a document stands with the scanner, as its owner reads it. */
export const scanWords: Record<DocumentScan, string> = {
  waiting: 'It is being checked for viruses. You can submit meanwhile.',
  clean: 'Checked for viruses: nothing was found.',
  infected: `${nominationMessages.fileInfected}.`,
  'not-scanned': 'Not checked for viruses: no scanner is set up here.',
};
