import { category } from '@meritum/shared/contracts/categories';
import { limits } from '@meritum/shared/contracts/limits';
import { isWebAddress } from '@meritum/shared/contracts/links';
import type { Season } from '@meritum/shared/contracts/seasons';
import { asLine } from '@meritum/shared/contracts/texts';
import { tierNames } from '@meritum/shared/contracts/tiers';
import { slug } from '@meritum/shared/programme/slug';
import * as z from 'zod/mini';
import { identityKeys } from './namesakes';
import { tierAt } from './rules';
import type { StoredWinner } from './winner';

const line = (characters: number) =>
  z.string().check(asLine(), z.minLength(1), z.maxLength(characters));

/** A LinkedIn address; older lists also have it without a scheme (WIN-017). */
const profileAddress = line(limits.urlCharacters).check(
  z.refine(
    (address) => isWebAddress(/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`),
    'must be a web address',
  ),
);

/** A picture of this site, or any https address. */
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
  photoUrl: z.exactOptional(pictureAddress),
  sample: z.exactOptional(z.boolean()),
  publishedAt: z.exactOptional(z.iso.datetime()),
});
type Fields = z.output<typeof recordFields>;

/** The record that a stored winner would have come from. */
export function recordOf({ publishedAt, ...winner }: StoredWinner): Fields {
  const { _id, fromResults, updatedAt, ...fields } = winner;
  return { ...fields, publishedAt: publishedAt.toISOString() };
}

interface SeasonProblem {
  column: 'year' | 'category' | 'meanScore' | 'badge';
  message: string;
}

const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `Platinum, Gold or Silver`. */
export const oneOf = (names: readonly string[]) => disjunction.format(names);

/** Fields of a record that contradict its season. */
export function seasonProblems(
  { year, category, badge, meanScore }: Partial<Fields>,
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

/** One winner of an import. */
const winnerRecord = (seasons: readonly Season[]) =>
  z.pipe(
    recordFields.check(({ value, issues }) => {
      for (const { column, message } of seasonProblems(value, seasons))
        issues.push({ code: 'custom', input: value, path: [column], message });
    }),
    z.transform((record, { issues }) => {
      const own = record.slug ?? slug(record.fullName);
      if (own === '' || own !== slug(own)) {
        const message = 'must be a slug: lower case letters, digits and hyphens';
        issues.push({ code: 'custom', input: own, path: ['slug'], message });
      }
      return { ...record, slug: own, slugIsGiven: record.slug !== undefined };
    }),
  );

export type WinnerRecord = z.output<ReturnType<typeof winnerRecord>>;

/**
 * The records of an import: whole or partial lists, each winner at most once. Years, categories and
 * tiers are those of `seasons`.
 */
export const winnerRecords = (seasons: readonly Season[]) =>
  z.pipe(
    z.array(winnerRecord(seasons)),
    z.transform((records, { issues }) => {
      const seen = new Set<string>();
      for (const [index, record] of records.entries()) {
        const marks = identityKeys(record);
        const message = 'another record has this slug in the same list';
        if (marks.some((mark) => seen.has(mark)))
          issues.push({ code: 'custom', input: record, path: [index, 'slug'], message });
        for (const mark of marks) seen.add(mark);
      }
      return records;
    }),
  );
