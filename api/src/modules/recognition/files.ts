import type { PaperSize } from '@meritum/shared/contracts/papers';
import { winnerCertificate, winnerLetter } from './papers';
import { handedOut, type OwnAward, type Recognising } from './recognitions';

/** Draws the certificate of a winner and records its fingerprint. */
export const certificateFile = async (
  of: Recognising,
  own: OwnAward,
  size: PaperSize,
  signal?: AbortSignal,
) =>
  handedOut(of, own, 'certificate', await of.drawPaper(winnerCertificate(of, own, size), signal));

/** Draws the reference letter of a winner and records its fingerprint. */
export const letterFile = async (
  of: Recognising,
  own: OwnAward,
  size: PaperSize,
  signal?: AbortSignal,
) => handedOut(of, own, 'letter', await of.drawPaper(winnerLetter(of, own, size), signal));
