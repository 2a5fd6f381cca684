import { type DocumentScan, nominationMessages } from '@meritum/shared/contracts/nominations';
import { labels } from '@meritum/shared/programme/labels';

/** The document's scan status in words; '' where there is nothing that its owner could do or know. */
export const scanWords = labels<DocumentScan>({
  waiting: 'Checking for viruses. You can already submit.',
  clean: 'Checked for viruses: none found.',
  infected: `${nominationMessages.fileInfected}.`,
  'not-scanned': '',
});
