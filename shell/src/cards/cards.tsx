import type { CardText } from '@meritum/shared/federation/prerender';
import { renderToStaticMarkup } from 'react-dom/server';
import { AwardCard } from './AwardCard';
import { SiteCard } from './SiteCard';

/** The card image of the site as SVG, coloured with tokens. */
export const siteCard = (): string => renderToStaticMarkup(<SiteCard />);

/** The card image of one page. */
export const awardCard = (text: CardText): string => renderToStaticMarkup(<AwardCard {...text} />);
