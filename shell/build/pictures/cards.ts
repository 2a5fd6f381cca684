import { tierNames } from '../../../shared/contracts/tiers';
import { type SealScheme, sealPath, sealSize } from '../../../shared/programme/seals';
import type { PrerenderedPage } from '../../src/boot/prerender';
import type * as drawings from '../../src/cards/cards';
import { withColours } from './tokens';

/** The renderers of cards and logos, as the server bundle exports them. */
export type CardDrawings = typeof drawings;

const width = 1200;

/** The site's card, and one for each page that has a text for it. */
export function cards(
  pages: readonly PrerenderedPage[],
  { siteCard, awardCard }: Pick<CardDrawings, 'siteCard' | 'awardCard'>,
): Picture[] {
  const own = pages.flatMap(({ head: { card, image } }) =>
    card && image ? [{ file: image.slice(1), svg: withColours(awardCard(card)), width }] : [],
  );
  return [{ file: 'card.png', svg: withColours(siteCard()), width }, ...own];
}

interface Picture {
  file: string;
  svg: string;
  width: number;
}

const schemes: readonly SealScheme[] = ['light', 'dark'];

/** The seal of each tier at three times its size, for places that show no SVG. */
export const seals = ({ seal }: Pick<CardDrawings, 'seal'>): Picture[] =>
  tierNames.flatMap((tier) =>
    schemes.map((scheme) => ({
      file: sealPath(tier, scheme, 'png').slice(1),
      svg: withColours(seal(tier), scheme),
      width: 3 * sealSize.width,
    })),
  );

/** The mark on a full background, for systems that crop icons to their own shape. */
const fullBleed = (mark: string) => mark.replace(/ rx="\d+"/, '');

/** Every icon that browsers and home screens request, made from the programme's mark. */
export function icons(mark: string): Picture[] {
  return [
    { file: 'favicon-32.png', svg: mark, width: 32 },
    { file: 'apple-touch-icon.png', svg: fullBleed(mark), width: 180 },
    { file: 'icon-192.png', svg: mark, width: 192 },
    { file: 'icon-512.png', svg: mark, width: 512 },
    { file: 'icon-maskable-512.png', svg: fullBleed(mark), width: 512 },
  ];
}
