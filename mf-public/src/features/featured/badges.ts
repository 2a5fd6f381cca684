import goldAi from '../badges/gold-ai.svg';
import goldDataAnalytics from '../badges/gold-data-analytics.svg';
import goldTechnology from '../badges/gold-technology.svg';
import platinumAi from '../badges/platinum-ai.svg';
import platinumDataAnalytics from '../badges/platinum-data-analytics.svg';
import platinumTechnology from '../badges/platinum-technology.svg';
import silverAi from '../badges/silver-ai.svg';
import silverDataAnalytics from '../badges/silver-data-analytics.svg';
import silverTechnology from '../badges/silver-technology.svg';

/** Address of each badge, by award and category as in an address. */
export const badges: Readonly<Record<string, string>> = {
  'gold-ai': goldAi,
  'gold-data-analytics': goldDataAnalytics,
  'gold-technology': goldTechnology,
  'platinum-ai': platinumAi,
  'platinum-data-analytics': platinumDataAnalytics,
  'platinum-technology': platinumTechnology,
  'silver-ai': silverAi,
  'silver-data-analytics': silverDataAnalytics,
  'silver-technology': silverTechnology,
};
