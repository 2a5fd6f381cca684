import { categoryNames } from '@meritum/shared/contracts/categories';
import { limits } from '@meritum/shared/contracts/limits';
import { isWebAddress } from '@meritum/shared/contracts/links';
import { tierNames, winnerYears } from '@meritum/shared/contracts/winners';
import { slug } from '@meritum/shared/programme/slug';
import * as z from 'zod/mini';
import { tierOf } from './rules';
import { winnerId } from './winner';

const line = (characters: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(characters));

/** A LinkedIn address; past lists also hold it without its scheme (WIN-017). */
const profileAddress = line(limits.urlCharacters).check(
  z.refine(
    (address) => isWebAddress(/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`),
    'must be a web address',
  ),
);

/** A picture of this site, or one with an https address. */
const pictureAddress = line(limits.urlCharacters).check(
  z.refine(
    (address) => /^\/[^/\\]/.test(address) || (/^https:/i.test(address) && isWebAddress(address)),
    'must be a path of this site or an https address',
  ),
);

/** One winner as an import gives it. */
const winnerRecord = z.pipe(
  z
    .strictObject({
      year: z.enum(winnerYears),
      category: z.enum(categoryNames),
      fullName: line(limits.nameCharacters),
      badge: z.enum(tierNames),
      meanScore: z.number().check(z.maximum(10)),
      /** Needed only where two winners of a list share a name, or a name has no Latin letters. */
      slug: z.exactOptional(z.string()),
      linkedInUrl: z.exactOptional(profileAddress),
      linkedIn: z.exactOptional(profileAddress),
      employer: z.exactOptional(line(limits.organizationCharacters)),
      photoUrl: z.exactOptional(pictureAddress),
      sample: z.exactOptional(z.boolean()),
      publishedAt: z.exactOptional(z.iso.datetime()),
    })
    .check(
      z.refine(({ badge, meanScore }) => badge === tierOf(meanScore), {
        path: ['badge'],
        message: 'must be the tier that the score earns',
      }),
    ),
  z.transform((record, { issues }) => {
    const own = record.slug ?? slug(record.fullName);
    if (own === '' || own !== slug(own)) {
      const message = 'must be a slug: lower case letters, digits and hyphens';
      issues.push({ code: 'custom', input: own, path: ['slug'], message });
    }
    return { ...record, slug: own };
  }),
);

export type WinnerRecord = z.output<typeof winnerRecord>;

/** What an import takes: whole lists, parts of them, or several; each winner at most once. */
export const winnerRecords = z.pipe(
  z.array(winnerRecord),
  z.transform((records, { issues }) => {
    const seen = new Set<string>();
    for (const [place, record] of records.entries()) {
      const id = winnerId(record);
      const message = 'another record has this slug in the same list';
      if (seen.has(id)) issues.push({ code: 'custom', input: id, path: [place, 'slug'], message });
      seen.add(id);
    }
    return records;
  }),
);
