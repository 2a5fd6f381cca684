import type { PaperSize } from '@meritum/shared/contracts/papers';
import type { TierName } from '@meritum/shared/contracts/tiers';

/** The page on which anybody checks a paper. */
export interface Verification {
  id: string;
  /** Absolute and short, for it is printed. */
  address: string;
}

interface Facts {
  /** The title of the document, for windows and screen readers. */
  title: string;
  /** Stands for the time of drawing, so that the same facts give the same bytes; not printed. */
  date: Date;
  /** Without one, the paper has no QR code. */
  verification?: Verification;
}

export type Detail = readonly [label: string, value: string];

export interface CertificateFacts extends Facts {
  /** A tier, or the programme's own mark for those who served it. */
  medal: TierName | 'Service';
  heading: string;
  /** Above the name. */
  lead: string;
  name: string;
  /** Below the name; may be empty. */
  affiliation: string;
  /** The work in one line; may be missing. */
  line?: string;
  statement: string;
  /** Across the page of one that is not valid. */
  watermark?: string;
  /** At the foot, at most four. */
  details: readonly Detail[];
}

interface LetterFacts extends Facts {
  heading: string;
  /** Signs for the organisers, by name and role. */
  signatory?: { name: string; role: string } | undefined;
  /** As it is printed. */
  day: string;
  paragraphs: readonly string[];
}

/** The copy of a form. */
interface CopyFacts extends Facts {
  heading: string;
  details: readonly Detail[];
  /** Each with its paragraphs. */
  essays: readonly (readonly [label: string, paragraphs: readonly string[]])[];
}

/** A seal, which winners show on their own pages. */
interface SealFacts extends Facts {
  medal: TierName;
  scheme: 'light' | 'dark';
  /** The award's field and year. */
  statement: string;
}

/** The picture of a shared link. */
interface CardFacts extends Omit<SealFacts, 'medal'> {
  /** A tier, or the programme's own mark. */
  medal: TierName | 'Service';
  /** The winner, their work in one line and their employer, as people wrote them; may be empty. */
  name: string;
  line: string;
  affiliation: string;
  score: string;
  /** Leaves room for a picture of the person. */
  hasPortrait: boolean;
}

/** Everything that determines the bytes of a picture; it is drawn as SVG, letters as outlines. */
export type Picture =
  | { kind: 'card'; size?: undefined; facts: CardFacts }
  | { kind: 'seal'; size?: undefined; facts: SealFacts };

export interface Certificate {
  kind: 'certificate';
  size: PaperSize;
  /** For pages that show it: as SVG in place of PDF. */
  isPicture?: boolean;
  facts: CertificateFacts;
}

/** Everything that determines the bytes of a paper. */
export type Paper =
  | Certificate
  | { kind: 'letter'; size: PaperSize; facts: LetterFacts }
  | { kind: 'copy'; size: PaperSize; facts: CopyFacts }
  | Picture;
