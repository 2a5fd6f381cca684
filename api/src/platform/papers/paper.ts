import type { PaperSize } from '@meritum/shared/contracts/papers';
import type { TierName } from '@meritum/shared/contracts/tiers';

/** The page on which anybody checks a paper. */
export interface Verification {
  id: string;
  /** Absolute and short, for it is printed. */
  address: string;
}

interface Facts {
  /** Of the document, for windows and screen readers. */
  title: string;
  /** Printed nowhere; replaces the time of drawing, so that the same facts give the same bytes. */
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
  statement: string;
  /** At the foot, at most four. */
  details: readonly Detail[];
}

interface LetterFacts extends Facts {
  heading: string;
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

/** What a winner shows on screens: a card for shared links, or a seal for pages of their own. */
interface PictureFacts extends Facts {
  medal: TierName;
  scheme: 'light' | 'dark';
  /** A card's person, and a line below; a seal has neither. */
  name: string;
  affiliation: string;
  /** What it was awarded for, or the award's field. */
  statement: string;
  /** A card leaves room for a picture of the person. */
  hasPortrait: boolean;
}

/** Everything that determines the bytes of a picture; it is drawn as SVG, letters as outlines. */
export interface Picture {
  kind: 'card' | 'seal';
  size?: undefined;
  facts: PictureFacts;
}

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
