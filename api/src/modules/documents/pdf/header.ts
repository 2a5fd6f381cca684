/** Readers look for a PDF's header within this many bytes (ISO 32000-1, implementation note 13). */
const headerWithin = 1_024;
const header = '%PDF-';

/** Where the header of a PDF begins; -1 if it has none. */
export const pdfHeaderAt = (file: Buffer): number =>
  file.subarray(0, headerWithin + header.length).indexOf(header);
