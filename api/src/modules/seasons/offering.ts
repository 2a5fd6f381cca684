import { type Decision, put, type Seasons } from './commands';

/** How often it is tried while others change the same season. */
const attempts = 5;

interface Offered {
  season: string;
  category: string;
  by: Decision;
}

/**
 * Offers the winners of a category in the directory, behind those that are offered already. A
 * repetition changes nothing, and whatever else is changed at the same time stays.
 */
export async function offerWinners(
  context: Seasons,
  { season: id, category, by }: Offered,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const before = await context.seasons.byId(id);
    if (!before || before.directory.includes(category)) return;
    try {
      const directory = [...before.directory, category];
      return void (await put(context, before, { ...before, directory }, by));
    } catch (error) {
      const now = await context.seasons.byId(id);
      if (attempt === attempts || now?.revision === before.revision) throw error;
    }
  }
}
