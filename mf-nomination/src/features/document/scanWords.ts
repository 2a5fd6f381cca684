import type { DocumentScan } from '@meritum/shared/contracts/nominations';
import { labels } from '@meritum/shared/programme/labels';

/** The document's scan status in words; '' if its owner need not know it. */
export const scanWords = labels<DocumentScan>({
  waiting: 'Checking for viruses. You can already submit.',
  clean: 'Checked for viruses: none found.',
  infected:
    'The virus scan found something harmful in this file, so judges do not get it. Choose another file while you can.',
  'not-scanned': '',
  suspected:
    'The virus scan could not rule out that this file is harmful, so an organiser looks at it before judges get it. It often helps to print it to PDF and choose that.',
  released: 'An organiser has looked at it. Judges can read it.',
});
