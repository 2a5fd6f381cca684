import { category } from '@meritum/shared/contracts/categories';
import { limits } from '@meritum/shared/contracts/limits';
import { isWebAddress } from '@meritum/shared/contracts/links';
import { nominationTexts } from '@meritum/shared/contracts/nominations';
import type { Season } from '@meritum/shared/contracts/seasons';
import { asLine } from '@meritum/shared/contracts/texts';
import { tierNames } from '@meritum/shared/contracts/tiers';
import { slug } from '@meritum/shared/programme/slug';
import * as z from 'zod/mini';
import { tierAt } from './rules';
import type { StoredWinner } from './winner';

const line = (characters: number) =>
  z.string().check(asLine(), z.minLength(1), z.maxLength(characters));

/** A LinkedIn address; older lists have some without a scheme (WIN-017). */
const profileAddress = line(limits.urlCharacters).check(
  z.refine(
    (address) => isWebAddress(/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`),
    'must be a web address',
  ),
);

/** A picture on this site, or any https address. */
const pictureAddress = line(limits.urlCharacters).check(
  z.refine(
    (address) => /^\/[^/\\]/.test(address) || (/^https:/i.test(address) && isWebAddress(address)),
    'must be a path of this site or an https address',
  ),
);

export const recordFields = z.strictObject({
  year: z.string(),
  category,
  fullName: line(limits.nameCharacters),
  badge: z.enum(tierNames),
  meanScore: z.number(),
  /** Tells namesakes apart; required where a name has no Latin letters. */
  slug: z.exactOptional(z.string()),
  linkedInUrl: z.exactOptional(profileAddress),
  linkedIn: z.exactOptional(profileAddress),
  employer: z.exactOptional(line(limits.organizationCharacters)),
  line: z.exactOptional(nominationTexts.line),
  photoUrl: z.exactOptional(pictureAddress),
  sample: z.exactOptional(z.boolean()),
  publishedAt: z.exactOptional(z.iso.datetime()),
});
export type WinnerFields = z.output<typeof recordFields>;

/** A winner of an import; the slug is its own or derived from the name. */
export interface WinnerRecord extends WinnerFields {
  slug: string;
  slugIsGiven: boolean;
}

export const withSlug = (fields: WinnerFields): WinnerRecord => ({
  ...fields,
  slug: fields.slug ?? slug(fields.fullName),
  slugIsGiven: fields.slug !== undefined,
});

/** A stored winner as a record of a file. */
export function recordOf({ publishedAt, ...winner }: StoredWinner): WinnerFields {
  const { _id, fromResults, revoked, updatedAt, ...fields } = winner;
  return { ...fields, publishedAt: publishedAt.toISOString() };
}

interface SeasonProblem {
  column: 'year' | 'category' | 'meanScore' | 'badge';
  message: string;
}

const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Such as `Platinum, Gold or Silver`. */
export const oneOf = (names: readonly string[]) => disjunction.format(names);

/** Fields of a record that contradict its season. */
export function seasonProblems(
  { year, category, badge, meanScore }: Partial<WinnerFields>,
  seasons: readonly Season[],
): SeasonProblem[] {
  if (year === undefined) return [];
  const season = seasons.find(({ id }) => id === year);
  if (!season) {
    const years = oneOf(seasons.map(({ id }) => id));
    return [{ column: 'year', message: `must be the year of a season: ${years}` }];
  }
  const problems: SeasonProblem[] = [];
  const categories = season.categories.map(({ name }) => name);
  if (category !== undefined && !categories.includes(category))
    problems.push({
      column: 'category',
      message: `must be one of that season: ${oneOf(categories)}`,
    });
  if (meanScore === undefined) return problems;
  if (meanScore > season.rules.scale.max)
    problems.push({ column: 'meanScore', message: 'must lie within the scale of that season' });
  else if (badge !== undefined && badge !== tierAt(meanScore, season.rules))
    problems.push({ column: 'badge', message: 'must be the tier that the score earns' });
  return problems;
}
