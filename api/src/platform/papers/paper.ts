import type { PaperSize } from '@meritum/shared/contracts/papers';
import type { TierName } from '@meritum/shared/contracts/tiers';

/** The public page that verifies a paper. */
export interface Verification {
  id: string;
  /** Absolute and short, because it is printed. */
  address: string;
}

interface Facts {
  /** The document's title, for windows and screen readers. */
  title: string;
  /** Used as the time of drawing, so that the same facts give the same bytes; not printed. */
  date: Date;
  /** Without one, the paper has no QR code. */
  verification?: Verification;
}

export type Detail = readonly [label: string, value: string];

export interface CertificateFacts extends Facts {
  /** A tier, or the programme's own medal for judges. */
  medal: TierName | 'Service';
  heading: string;
  /** The line above the name. */
  lead: string;
  name: string;
  /** The line below the name; may be empty. */
  affiliation: string;
  /** The work in one line; may be missing. */
  line?: string;
  statement: string;
  /** Text across a paper that is not valid. */
  watermark?: string;
  /** At the bottom, at most four. */
  details: readonly Detail[];
}

interface LetterFacts extends Facts {
  heading: string;
  /** Name and role of the person who signs for the organisers. */
  signatory?: { name: string; role: string } | undefined;
  /** The printed date. */
  day: string;
  paragraphs: readonly string[];
}

/** The copy of a form. */
interface CopyFacts extends Facts {
  heading: string;
  details: readonly Detail[];
  /** Each essay with its paragraphs. */
  essays: readonly (readonly [label: string, paragraphs: readonly string[]])[];
}

/** A seal that winners show on their own pages. */
interface SealFacts extends Facts {
  medal: TierName;
  scheme: 'light' | 'dark';
  /** The award's field and year. */
  statement: string;
}

/** The picture for shared links. */
interface CardFacts extends Omit<SealFacts, 'medal'> {
  /** A tier, or the programme's own medal. */
  medal: TierName | 'Service';
  /** Name, work and employer of the winner, as typed; may be empty. */
  name: string;
  line: string;
  affiliation: string;
  score: string;
  /** Leaves space for a photo of the person. */
  hasPortrait: boolean;
}

/** Everything that determines a picture; it is drawn as SVG with letters as outlines. */
export type Picture =
  | { kind: 'card'; size?: undefined; facts: CardFacts }
  | { kind: 'seal'; size?: undefined; facts: SealFacts };

export interface Certificate {
  kind: 'certificate';
  size: PaperSize;
  /** Whether to draw an SVG for pages instead of a PDF. */
  isPicture?: boolean;
  facts: CertificateFacts;
}

/** Everything that determines a paper. */
export type Paper =
  | Certificate
  | { kind: 'letter'; size: PaperSize; facts: LetterFacts }
  | { kind: 'copy'; size: PaperSize; facts: CopyFacts }
  | Picture;
