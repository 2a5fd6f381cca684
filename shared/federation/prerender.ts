import type { TierName } from '../contracts/tiers';

/** The text on a page's card image. */
export interface CardText {
  /** A person's name. */
  title: string;
  line: string;
  /** The tier whose medal is shown. */
  tier: TierName;
  note?: string;
}

/** The head of a prerendered page, without styles and scripts. */
export interface PageHead {
  /** Document title, including the product name. */
  title: string;
  /** The title when shared, if it is different. */
  cardTitle?: string;
  description: string;
  /** Path of the card image for social networks; the site's default if absent. */
  image?: string;
  /** Text to draw at `image`. */
  card?: CardText;
  /** schema.org objects. */
  structuredData?: readonly object[];
  /**
   * When scripts start: on the first interaction, or right after the first paint; with a query,
   * only if the address has a query, which the page reads.
   */
  scripts: 'on interaction' | 'with a query' | 'after paint';
  /** Set if the page has a script of its own, which requests its list and draws the beginning. */
  early?: true;
  /** Name of the page's chunk, if it is worth fetching early. */
  chunk?: string;
}

/** Inline scripts and styles of a build's pages, as sources for their content security policies. */
export interface InlineSources {
  /** The script that starts the shell; the same on every prerendered page. */
  script: string;
  /** The same script for pages that are drawn in the browser. */
  ahead: string;
  /** The style sheet of each page. */
  pages: Readonly<Record<string, string>>;
  /** The style sheet of the not-found page, for all other addresses. */
  otherwise: string;
}
