import { defaultSeason } from './season';

/**
 * In the order of the home page (HOME-014 to HOME-018). `open` is the category that accepts
 * nominations: it is highlighted, the others are faded.
 */
export const categories = defaultSeason.categories.map((category) => ({
  ...category,
  open: category.name === defaultSeason.currentCategory,
}));
