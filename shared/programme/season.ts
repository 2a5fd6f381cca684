import type { OpenState, RuleSet, Season } from '../contracts/seasons';
import { cutShown } from './cut-shown';

/**
 * The specified season; each number and name is written only here. Prerendered pages show it, and a
 * fresh database starts with it; after that the database decides.
 */

/** Not open. */
export const closedState: OpenState = { open: false, closesAt: null };
const open: OpenState = { open: true, closesAt: null };

const rules: RuleSet = {
  // JUD-050, CRIT-001, CRIT-002
  criteria: [
    {
      key: 'innovation',
      name: 'Innovation',
      description: 'Uniqueness and originality',
      weight: 25,
    },
    {
      key: 'methodology',
      name: 'Methodology',
      description: 'Significance of challenges addressed and alignment with industry needs',
      weight: 25,
    },
    {
      key: 'execution',
      name: 'Execution',
      description: 'Quality and technical excellence of implementation',
      weight: 25,
    },
    {
      key: 'results',
      name: 'Results',
      description: 'Measurable impact and outcomes',
      weight: 25,
    },
  ],
  scale: { min: 1, max: 10 },
  tiers: [
    { name: 'Platinum', from: 9, range: '9.0 and above' },
    { name: 'Gold', from: 8, range: '8.0 to 8.99' },
    { name: 'Silver', from: 7, range: '7.0 to 7.99' },
  ],
  minimumRatings: 20,
  plannedRatings: 22,
  borderline: { certainty: 0.955, extraJudges: 5 },
  largestLoad: 2,
  pairLimit: 0.5,
  // Before judging begins.
  frozenAt: '2025-08-31T00:00:00.000Z',
};

/** The current season. Its categories are in the order of the home page (HOME-014 to HOME-018). */
export const defaultSeason = {
  id: '2025',
  formatVersion: 1,
  revision: 1,
  begun: true,
  name: 'Season 2025',
  currentCategory: 'Technology',
  categories: [
    {
      name: 'AI',
      title: 'Artificial Intelligence',
      label: 'Completed',
      period: 'AI is completed for this season.',
      description:
        'Individual achievements in building, applying or advancing intelligent systems.',
      runs: null,
      nominations: closedState,
      judging: closedState,
    },
    {
      name: 'Technology',
      title: 'Technology',
      label: 'Open Now',
      period: 'Tech runs August to October.',
      description:
        'Individual achievements in software, platforms, infrastructure and engineering practice.',
      runs: { from: '2025-08-01', to: '2025-10-31' },
      nominations: open,
      judging: open,
    },
    {
      name: 'Data Analytics',
      title: 'Data Analytics',
      label: 'Nov - Jan',
      period: 'Data Analytics runs November to January 2026.',
      description: 'Individual achievements in turning data into decisions with measurable effect.',
      runs: { from: '2025-11-01', to: '2026-01-31' },
      nominations: closedState,
      judging: closedState,
    },
  ],
  calendar: {
    nominations: { from: '2025-08-04', to: '2025-11-12' },
    judging: { from: '2025-09-01', to: '2025-11-14' },
    results: '2025-11-15',
  },
  rules,
  reminders: { atMostEveryDays: 7 },
  calibrationRound: false,
  // 187 nominations with 22 judges each make 12 for each of 350 judges, plus a quarter.
  planning: { capacityPerJudge: 15 },
  directory: ['AI'],
} satisfies Season;

/** The current season; one nomination per season, category and account. */
export const currentSeason = defaultSeason.id;

/** The category of calls without one. */
export const openCategory = defaultSeason.currentCategory;

export const awardTiers = defaultSeason.rules.tiers;

/** Lists names in a sentence. An `Intl.ListFormat` would delay every public page by 10 ms. */
const inWords = (names: readonly string[], last = 'and') =>
  names.join(', ').replace(/,(?=[^,]*$)/, ` ${last}`);

/** Such as `Platinum, Gold and Silver`, or with another word before the last. */
export const awardNames = (last?: 'and' | 'or') =>
  inWords(
    awardTiers.map(({ name }) => name),
    last,
  );

/** The lowest score that receives an award. */
export const lowestAward = cutShown(awardTiers.at(-1)?.from ?? rules.scale.min);
export const noAwardBelow = `A score below ${lowestAward} receives no award.`;

/** The criteria on the public pages. */
export const criteria = defaultSeason.rules.criteria;

/** The weights of the criteria, at the beginning of a sentence. */
export const criteriaWeights = criteria.every(({ weight }) => weight === criteria[0]?.weight)
  ? 'Criteria of equal weight'
  : 'Criteria of stated weight';

export const criteriaNames = inWords(criteria.map(({ name }) => name));

/** Minimum completed ratings before a tier is decided. */
export const judgesPerNomination = defaultSeason.rules.minimumRatings;
