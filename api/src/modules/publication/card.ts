import { contestPath } from '@meritum/shared/programme/contest-path';
import type { Part } from '../../module-kit/define-module';
import { memoize } from '../../platform/memoize';
import { cardPng } from '../../platform/pictures/card';
import { awardsIn, type PublishedContest } from './contest-page';
import type { Publishing } from './context';

/** The number of cached cards, of about 40 kB each. */
const kept = 20;

/** Draws the card of a published contest for shared links, and caches it. */
export const contestCardsWith = ({ platform }: Part<Publishing, { platform: 'drawPaper' }>) =>
  memoize(kept, {
    inputKey: (of: PublishedContest) => `${contestPath(of)} ${of.publishedAt} ${awardsIn(of)}`,
    async work(of) {
      const { contestCard } = await import('./page');
      return cardPng(await platform.drawPaper(contestCard(of)));
    },
  });
