import type { RecognitionPicture } from '../contracts/recognitions';

/** The ground that a seal is drawn for. */
export type SealScheme = 'light' | 'dark';

/** The size of a seal, in px. */
export const sealSize = { width: 300, height: 104 } as const;

/** The address of a picture of an award, which the server draws; `specimen` is nobody's award. */
export const awardPicture = (id: string, picture: RecognitionPicture) => `/verify/${id}/${picture}`;

/**
 * The address of a tier's seal without category and year. Pages of winners embed it from earlier, so
 * it never changes; all below /seals/ may be shown by other sites (tools/serve/headers.ts).
 */
export const sealPath = (tier: string, scheme: SealScheme, format: 'svg' | 'png' = 'svg') =>
  `/seals/${tier.toLowerCase()}${scheme === 'dark' ? '-dark' : ''}.${format}`;
