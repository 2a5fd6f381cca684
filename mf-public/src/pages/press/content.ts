import { claims, ownCount } from '@meritum/shared/programme/claims';
import {
  awardNames,
  awardTiers,
  criteria,
  criteriaNames,
  criteriaWeights,
  judgesPerNomination,
} from '@meritum/shared/programme/season';
import { site } from '@meritum/shared/programme/site';

const opening = `${site.productName} is an annual programme that recognises individual achievement in technology, AI and data analytics.`;

/** Descriptions of the programme for printing, by number of words. */
export const descriptions: Readonly<Record<50 | 100, string>> = {
  50: `${opening} There is no fee to nominate or to judge. At least ${judgesPerNomination} independent judges rate each nomination on ${criteria.length} criteria. Their ratings alone decide the awards, and since 2025 anyone can compute them again.`,
  100: `${opening} It was founded in ${claims.foundedIn} and had nominees from ${claims.countries} countries. There is no fee to nominate or to judge. At least ${judgesPerNomination} independent judges rate each nomination on ${criteriaNames}. The rules are frozen before judging opens, judges are assigned by draw, not by hand, and their ratings alone decide who receives ${awardNames('or')}. Ratings since 2025 are published with the results, each without the name of whoever gave it, so that anyone can compute these awards again.`,
};

const levels = awardTiers.map(({ name, range }) => `${name}: ${range}`).join('; ');

/** Facts about the programme, each with the page that states it. */
export const facts: Readonly<Record<string, string>> = {
  Founded: String(claims.foundedIn),
  Award: `${site.awardName}, each year, for the work of individuals in the last ${claims.achievementMonths} months`,
  Categories: 'Technology, AI and Data Analytics',
  Levels: `${levels}, of 10. There are no quotas.`,
  Judging: `At least ${judgesPerNomination} independent judges for each nomination, on ${criteria.length} ${criteriaWeights.toLowerCase()}`,
  Judges: `${claims.judges} in ${claims.lastSeason.year}, ${ownCount}`.replace(/^./, (sign) =>
    sign.toUpperCase(),
  ),
  Nominees: `From ${claims.countries} countries in ${claims.lastSeason.year}, ${ownCount}`,
  Fee: 'None, neither to nominate nor to judge',
};

/** Rules that keep the logo from an untrue claim. */
export const logoRules = [
  'Use it to report on the programme or on a winner, in print and online, without asking.',
  'Keep its colours and proportions, with free space around it of half the mark’s width.',
  'Do not use it as if the programme recommended a product, an employer or a service.',
];

/** Rules for seals and awards. */
export const sealRules = [
  'A seal belongs to a winner: show it beside that winner’s name, linked to the page that verifies the award, and nowhere else.',
  'Name an award in full: level, category and year.',
  'People win awards, not companies or products. Name the employer beside the person.',
];
