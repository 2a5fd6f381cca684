import type { TierName } from '../contracts/tiers';

/** Text of the card image that is drawn for a page. */
export interface CardText {
  /** A person's name. */
  title: string;
  line: string;
  /** The tier whose medal is shown. */
  tier: TierName;
  note?: string;
}

/** Content of a prerendered page's head, besides its styles and scripts. */
export interface PageHead {
  /** Document title, including the product name. */
  title: string;
  /** Title where the page is shared, if it is another. */
  cardTitle?: string;
  description: string;
  /** Path of the card image for social networks; the site's default if absent. */
  image?: string;
  /** Text to draw at `image`. */
  card?: CardText;
  /** schema.org objects. */
  structuredData?: readonly object[];
  /**
   * When scripts start: on the first interaction, or right after the first paint; with a query, only
   * if the address has one, which the page reads.
   */
  scripts: 'on interaction' | 'with a query' | 'after paint';
  /** Whether the page has a script of its own, which asks for its list and draws the beginning. */
  early?: true;
  /** Name of the page's chunk, if it is worth fetching early. */
  chunk?: string;
}

/** Inline scripts and styles of a build's pages, as sources for their content security policies. */
export interface InlineSources {
  /** The script that starts the shell; the same on every prerendered page. */
  script: string;
  /** The same of pages that are drawn in the browser. */
  ahead: string;
  /** The style sheet of each page. */
  pages: Readonly<Record<string, string>>;
  /** The style sheet of the not-found page, which answers any other address. */
  otherwise: string;
}
