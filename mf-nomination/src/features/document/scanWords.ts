import { type DocumentScan, nominationMessages } from '@meritum/shared/contracts/nominations';

/** The document's scan status in words. */
export const scanWords: Record<DocumentScan, string> = {
  waiting: 'Checking for viruses. You can already submit.',
  clean: 'Checked for viruses: none found.',
  infected: `${nominationMessages.fileInfected}.`,
  'not-scanned': 'Not checked for viruses: no scanner is set up here.',
};
