import type { Season } from '@meritum/shared/contracts/seasons';
import { type CategoryUsage, none } from './dropping';
import { seasonUnfinished } from './errors';
import { isOpen, judgingOpen } from './rules';

interface Beginning {
  /** The season that the next one replaces. */
  current: Season;
  now: Date;
  usage?: CategoryUsage | undefined;
}

/** Pointers to the nominations and judging that are open in a season. */
const opened = ({ categories }: Season, now: Date): string[] =>
  categories.flatMap(({ nominations, judging }, place) => [
    ...(isOpen(nominations, now) ? [`/categories/${place}/nominations/open`] : []),
    ...(isOpen(judging, now) ? [`/categories/${place}/judging/open`] : []),
  ]);

/** The season as begun if nominations or judging are open in it; nothing else begins one. */
export const withBegun = (season: Season, now: Date): Season =>
  season.begun || opened(season, now).length === 0 ? season : { ...season, begun: true };

/** What is left to do in each unfinished category: `AI (nominations are open)`. */
async function unfinishedIn({ current, now, usage = none }: Beginning): Promise<string[]> {
  const all = await Promise.all(
    current.categories.map(async ({ name, nominations }) => {
      const isUnfinished = await usage.isUnfinished({ season: current.id, category: name });
      const left = [
        ...(isOpen(nominations, now) ? ['nominations are open'] : []),
        ...(judgingOpen(current, name, now) ? ['judging is open'] : []),
        ...(isUnfinished ? ['results are not published'] : []),
      ];
      return left.length > 0 ? [`${name} (${left.join(', ')})`] : [];
    }),
  );
  return all.flat();
}

/** Throws unless the current season is finished, so that the next one interrupts nobody. */
export async function refuseToBegin(next: Season, beginning: Beginning): Promise<void> {
  const left = await unfinishedIn(beginning);
  const { current, now } = beginning;
  if (left.length > 0) throw seasonUnfinished({ next, current, left, at: opened(next, now) });
}
