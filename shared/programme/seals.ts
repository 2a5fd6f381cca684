import type { RecognitionPicture } from '../contracts/recognitions';

/** The background that a seal is drawn for. */
export type SealScheme = 'light' | 'dark';

/** The size of a seal, in px. */
export const sealSize = { width: 300, height: 104 } as const;

/** The address of an award's picture, which the server draws; `specimen` is a sample. */
export const awardPicture = (id: string, picture: RecognitionPicture) => `/verify/${id}/${picture}`;

/**
 * The address of a tier's seal without category and year. Winners' own pages embed it, so it never
 * changes; other sites may show everything below /seals/ (tools/serve/headers.ts).
 */
export const sealPath = (tier: string, scheme: SealScheme, format: 'svg' | 'png' = 'svg') =>
  `/seals/${tier.toLowerCase()}${scheme === 'dark' ? '-dark' : ''}.${format}`;
