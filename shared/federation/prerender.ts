import type { EarlyList } from './early-list';

/** What stands on the card image that is drawn for a page. */
export interface CardText {
  /** The name of a person. */
  title: string;
  line: string;
  /** Whose medal stands beside it. */
  tier: 'Platinum' | 'Gold' | 'Silver';
  note?: string;
}

/** What stands in the head of a prerendered page besides its styles and scripts. */
export interface PageHead {
  /** Document title, with the product name. */
  title: string;
  description: string;
  /** Path of the card image for social networks; the site's own when absent. */
  image?: string;
  /** What to draw at `image`. */
  card?: CardText;
  /** schema.org objects. */
  structuredData?: readonly object[];
  /** Scripts start on the first interaction, or right after the first paint for pages that need them. */
  scripts: 'on interaction' | 'after paint';
  /** The list that the page opens with, asked for before its scripts are there. */
  early?: EarlyList;
  /** Name of the page's chunk, where the page is worth having soon. */
  chunk?: string;
}

/** What stands in the pages of a build, as sources of their policies. */
export interface InlineSources {
  /** The script that starts the shell, the same on every page that is not drawn in the browser. */
  script: string;
  /** The style sheet of each page. */
  pages: Readonly<Record<string, string>>;
  /** That of the not-found page, which any other address may be answered with. */
  otherwise: string;
}
