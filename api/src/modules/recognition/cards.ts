import type { TierName } from '@meritum/shared/contracts/tiers';
import { site } from '@meritum/shared/programme/site';
import type { Platform } from '../../module-kit/define-module';
import { memoize } from '../../platform/memoize';
import type { Picture as Drawn } from '../../platform/papers/paper';
import { cardPng } from '../../platform/pictures/card';
import { openSharp } from '../../platform/pictures/open-sharp';
import type { Award } from './award';

/** A square JPEG in base64, and the hash of its bytes. */
interface Portrait {
  jpeg: string;
  hash: string;
}

/** The title of an award in a few words. */
export const awardTitle = ({ tier, category, seasonName }: Award): string =>
  `${site.productName} ${tier}, ${category}, ${seasonName}`;

const portraitAt = { side: 400, left: 720, top: 115 };

const cardOf = (award: Award, hasPortrait: boolean): Drawn => ({
  kind: 'card',
  facts: {
    title: awardTitle(award),
    date: award.publishedAt,
    medal: award.tier satisfies TierName,
    scheme: 'light',
    name: award.name,
    line: award.line,
    affiliation: award.organization,
    statement: `${award.tier}, ${award.category}, ${award.season}`,
    score: `${award.score} by ${award.judges} judges`,
    hasPortrait,
  },
});

async function rounded({ jpeg }: Portrait): Promise<Buffer> {
  const sharp = await openSharp();
  const { side } = portraitAt;
  const mask = `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="16"/></svg>`;
  return sharp(Buffer.from(jpeg, 'base64'))
    .resize(side, side)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

interface Card {
  award: Award;
  portrait?: Portrait | undefined;
}

/** Draws the card of an award for shared links, 1200 x 630. */
export type DrawCard = (of: Card) => Promise<Buffer>;

/** Cards cached for programs that read shared links, of about 60 kB each. */
const kept = 50;

/** Draws each card and caches it. */
export const cardsWith = ({ drawPaper }: Pick<Platform, 'drawPaper'>): DrawCard =>
  memoize(kept, {
    inputKey: ({ award, portrait }) => JSON.stringify([award, portrait?.hash]),
    async work({ award, portrait }) {
      const { left, top } = portraitAt;
      const words = await drawPaper(cardOf(award, portrait !== undefined));
      return cardPng(words, portrait && { input: await rounded(portrait), left, top });
    },
  });
