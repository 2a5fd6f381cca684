import type { CardText } from '../../../shared/federation/prerender';
import type { PrerenderedPage } from '../../src/boot/prerender';
import type { Picture } from './icons';
import { withColours } from './tokens';

/** The card renderers, as the server bundle exports them. */
export interface CardDrawings {
  siteCard(): string;
  awardCard(text: CardText): string;
}

const width = 1200;

/** The site's card, and one for each page that has a text for it. */
export function cards(pages: readonly PrerenderedPage[], drawings: CardDrawings): Picture[] {
  const own = pages.flatMap(({ head: { card, image } }) =>
    card && image
      ? [{ file: image.slice(1), svg: withColours(drawings.awardCard(card)), width }]
      : [],
  );
  return [{ file: 'card.png', svg: withColours(drawings.siteCard()), width }, ...own];
}
