import type { Season } from '../contracts/seasons';
import { closedState, defaultSeason } from './season';

/** The previous season, whose winners are in the directory. Its dates were never published. */
const season2024: Season = {
  ...defaultSeason,
  id: '2024',
  name: 'Season 2024',
  categories: defaultSeason.categories.map((category) => ({
    ...category,
    label: 'Completed',
    period: `${category.title} is completed.`,
    runs: null,
    nominations: closedState,
    judging: closedState,
  })),
  calendar: null,
  rules: { ...defaultSeason.rules, frozenAt: '2024-12-31T23:59:59.000Z' },
  directory: ['Technology', 'AI', 'Data Analytics'],
};

/** Every season of a fresh database, oldest first. */
export const defaultSeasons: readonly Season[] = [season2024, defaultSeason];
