import { slug } from '../../../shared/programme/slug';
import type { IdentifiedWinner, SampleWinner } from '../people/sample';
import { pick, type Random, seeded } from '../random';
import { employers, firstNames, surnameEnds, surnameStarts } from './names';

/** A record of the winners directory as the API keeps it; `meanScore` never leaves the server. */
export interface DirectoryWinner {
  year: '2024' | '2025';
  category: SampleWinner['category'];
  fullName: string;
  /** Of a featured winner who has namesakes. */
  slug?: string;
  badge: SampleWinner['award'];
  /** Unrounded mean of the judges' averages, in the band of the badge. */
  meanScore: number;
  linkedInUrl?: string;
  linkedIn?: string;
  employer?: string;
  sample: true;
}

type Counts = Record<SampleWinner['award'], number>;

/**
 * How many winners each list has. 2024 agrees with what the programme says about that year:
 * 51 Gold of 187 nominees in Technology, 25 Gold in Data Analytics, 9 Platinum in AI, and about
 * 7 % Platinum, 25 % Gold and 68 % Silver in all; clearly fewer winners than nominees.
 */
const lists: readonly {
  year: DirectoryWinner['year'];
  category: SampleWinner['category'];
  counts: Counts;
}[] = [
  { year: '2024', category: 'Technology', counts: { Platinum: 10, Gold: 51, Silver: 43 } },
  { year: '2024', category: 'AI', counts: { Platinum: 9, Gold: 10, Silver: 89 } },
  { year: '2024', category: 'Data Analytics', counts: { Platinum: 5, Gold: 25, Silver: 102 } },
  { year: '2025', category: 'AI', counts: { Platinum: 8, Gold: 30, Silver: 82 } },
];

const bands = { Platinum: [9, 9.7], Gold: [8, 9], Silver: [7, 8] } as const;

function meanScore(random: Random, badge: SampleWinner['award']): number {
  const [from, to] = bands[badge];
  return Math.floor((from + random() * (to - from)) * 1000) / 1000;
}

function unusedName(random: Random, used: Set<string>): string {
  for (;;) {
    const name = `${pick(random, firstNames)} ${pick(random, surnameStarts)}${pick(random, surnameEnds)}`;
    if (used.has(name)) continue;
    used.add(name);
    return name;
  }
}

/** Every way in which a profile address is given: complete, without its scheme, in the older field, not at all. */
function profileAddress(random: Random, fullName: string) {
  const address = `profiles.example/in/${fullName.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  const kind = random();
  if (kind < 0.6) return { linkedInUrl: `https://${address}` };
  if (kind < 0.75) return { linkedInUrl: address };
  return kind < 0.9 ? { linkedIn: `https://${address}` } : {};
}

function byScoreThenName(a: DirectoryWinner, b: DirectoryWinner): number {
  return b.meanScore - a.meanScore || (a.fullName < b.fullName ? -1 : 1);
}

/** All winners of the directory, the featured ones of 2024 among them. */
export function directory(featured: readonly IdentifiedWinner[]): DirectoryWinner[] {
  const random = seeded(2024);
  const used = new Set(featured.map(({ name }) => name));
  return lists.flatMap(({ year, category, counts }) => {
    const records = (Object.keys(counts) as SampleWinner['award'][]).flatMap((badge) => {
      const known =
        year === '2024'
          ? featured.filter((one) => one.category === category && one.award === badge)
          : [];
      return Array.from({ length: counts[badge] }, (_, index): DirectoryWinner => {
        const id = known[index]?.id;
        const fullName = known[index]?.name ?? unusedName(random, used);
        const employer =
          known[index]?.employer ?? (random() < 0.93 ? pick(random, employers) : undefined);
        return {
          year,
          category,
          fullName,
          ...(id !== undefined && id !== slug(fullName) && { slug: id }),
          badge,
          meanScore: meanScore(random, badge),
          ...profileAddress(random, fullName),
          ...(employer && { employer }),
          sample: true,
        };
      });
    });
    return records.sort(byScoreThenName);
  });
}
