import type { TierName } from '@meritum/shared/contracts/tiers';
import { site } from '@meritum/shared/programme/site';
import { memoize } from '../../platform/memoize';
import type { Picture as Drawn } from '../../platform/papers/paper';
import { openSharp } from '../../platform/pictures/open-sharp';
import type { Results } from '../contests/context';
import type { Award } from '../recognition/award';
import type { Picture } from './profile';

type Drawing = Pick<Results, 'drawPaper'>;

/** The title of an award in a few words. */
export const awardTitle = ({ tier, category, seasonName }: Award): string =>
  `${site.productName} ${tier}, ${category}, ${seasonName}`;

const portrait = { side: 400, left: 720, top: 115 };
const paper = '#fbfaf6';
const card = { width: 1200, height: 630 };

const cardOf = (award: Award, hasPortrait: boolean): Drawn => ({
  kind: 'card',
  facts: {
    title: awardTitle(award),
    date: award.publishedAt,
    medal: award.tier satisfies TierName,
    scheme: 'light',
    name: award.name,
    affiliation: award.organization,
    statement: `${award.tier}, ${award.category}, ${award.seasonName}`,
    hasPortrait,
  },
});

async function rounded({ jpeg }: Picture): Promise<Buffer> {
  const sharp = await openSharp();
  const { side } = portrait;
  const mask = `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="16"/></svg>`;
  return sharp(Buffer.from(jpeg, 'base64'))
    .resize(side, side)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

interface Card {
  award: Award;
  picture: Picture | undefined;
}

/** Cards that are kept for the programs that read shared links, of about 60 kB each. */
const kept = 50;

/** Draws the card of a profile for shared links, 1200 x 630; the same one is drawn once. */
export const cardsWith = ({ drawPaper }: Drawing): ((of: Card) => Promise<Buffer>) =>
  memoize(kept, {
    inputKey: ({ award, picture }) => JSON.stringify([award, picture?.hash]),
    async work({ award, picture }) {
      const sharp = await openSharp();
      const { left, top } = portrait;
      const words = await drawPaper(cardOf(award, picture !== undefined));
      const face = picture && { input: await rounded(picture), left, top };
      return sharp({ create: { ...card, channels: 3, background: paper } })
        .composite([...(face ? [face] : []), { input: words }])
        .png({ palette: true, quality: 90 })
        .toBuffer();
    },
  });
