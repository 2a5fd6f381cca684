import { slug, unusedSlug } from '../../shared/programme/slug';
import { directory } from './directory/directory';
import { badge } from './drawing/badge';
import { portrait } from './drawing/portrait';
import { ai } from './people/ai';
import { dataAnalytics } from './people/data-analytics';
import { judges } from './people/judges';
import type { IdentifiedWinner, SampleJudge, SampleWinner } from './people/sample';
import { selection } from './people/selection';
import { technology } from './people/technology';

/** The winners with their ids, in the order given. */
export function identified(winners: readonly SampleWinner[]): IdentifiedWinner[] {
  const taken = new Set<string>();
  return winners.map((winner) => {
    const id = unusedSlug(slug(winner.name), taken);
    taken.add(id);
    return { ...winner, id };
  });
}

export const featured = identified([...technology, ...ai, ...dataAnalytics]);

const features = 'mf-public/src/features';
const notice = '// Written by tools/samples/generate.ts; change the texts there.\n';
const portraitFile = (id: string) => `portraits/${id}.svg`;
const portraitOf = ({ id }: IdentifiedWinner) => portraitFile(id);
const portraitOfJudge = ({ name }: Pick<SampleJudge, 'name'>) => portraitFile(slug(name));
const badgeFile = ({ award, category }: SampleWinner) =>
  `badges/${slug(`${award} ${category}`)}.svg`;

/** A JSON value as source text, with `"#name"` strings turned into the identifier. */
function source(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/"#(\w+)"/g, '$1');
}

/** A module that imports pictures and exports one typed list. */
function dataModule({
  type,
  from,
  name,
  files,
  list,
}: {
  type: string;
  from: string;
  name: string;
  files: readonly string[];
  list: unknown;
}): string {
  const imports = files.map((file) => `import ${identifier(file)} from '../${file}';\n`).join('');
  return `${notice}${imports}import type { ${type} } from '${from}';\n\nexport const ${name}: readonly ${type}[] = ${source(list)};\n`;
}

function identifier(file: string): string {
  const stem = file.replace(/\.svg$/, '').replace(/^(\w)\w*\//, '$1-');
  return stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function winnersModule(): string {
  const files = [...new Set(featured.flatMap((one) => [portraitOf(one), badgeFile(one)]))].sort();
  const list = featured.map((one) => ({
    id: one.id,
    name: one.name,
    award: one.award,
    category: one.category,
    achievements: [...one.achievements, selection(one)],
    winner_image_path: `#${identifier(portraitOf(one))}`,
    badge_image_path: `#${identifier(badgeFile(one))}`,
    sample: true,
  }));
  return dataModule({
    type: 'FeaturedWinner',
    from: './FeaturedWinner',
    name: 'featuredWinners',
    files,
    list,
  });
}

function judgesModule(): string {
  const files = judges.map(portraitOfJudge).sort();
  const list = judges.map(({ look: _, ...judge }) => ({
    ...judge,
    photo: `#${identifier(portraitOfJudge(judge))}`,
    sample: true,
  }));
  return dataModule({
    type: 'JudgeProfile',
    from: './JudgeProfile',
    name: 'judgeProfiles',
    files,
    list,
  });
}

/** Faces of featured winners, without their long texts: for lists of people. */
function facesModule(name: string, winners: readonly IdentifiedWinner[]): string {
  const list = winners.map((one) => ({
    id: one.id,
    name: one.name,
    award: one.award,
    category: one.category,
    work: one.achievements[0]?.title ?? '',
    portrait: `#${identifier(portraitOf(one))}`,
  }));
  return dataModule({
    type: 'WinnerFace',
    from: './WinnerFace',
    name,
    files: winners.map(portraitOf).sort(),
    list,
  });
}

/** Two winners of each category, the highest award first. */
const winnersOnHome = [...new Set(featured.map(({ category }) => category))].flatMap((category) =>
  featured.filter((one) => one.category === category).slice(0, 2),
);

/** Some of the judges, without their biographies: the home page brings nothing that it does not show. */
function judgesOnHomeModule(): string {
  const some = judges.slice(0, 3);
  const list = some.map(({ look: _, biography: __, ...judge }) => ({
    ...judge,
    photo: `#${identifier(portraitOfJudge(judge))}`,
  }));
  return dataModule({
    type: 'JudgeFace',
    from: './JudgeProfile',
    name: 'judgesOnHome',
    files: some.map(portraitOfJudge).sort(),
    list,
  });
}

/** Every file of the sample data: path within the repository -> content. The same on every run. */
export function sampleFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const judge of judges)
    files.set(`${features}/${portraitOfJudge(judge)}`, portrait(judge.name, judge.look));
  for (const one of featured) {
    files.set(`${features}/${portraitOf(one)}`, portrait(one.name, one.look));
    files.set(`${features}/${badgeFile(one)}`, badge(one.award, one.category, '2024'));
  }
  files.set(`${features}/featured/winners.generated.ts`, winnersModule());
  files.set(`${features}/featured/faces.generated.ts`, facesModule('winnerFaces', featured));
  const onHome = facesModule('winnersOnHome', winnersOnHome);
  files.set(`${features}/featured/facesOnHome.generated.ts`, onHome);
  files.set(`${features}/judges/judgesOnHome.generated.ts`, judgesOnHomeModule());
  files.set(`${features}/judges/judges.generated.ts`, judgesModule());
  const lines = directory(featured).map((record) => `  ${JSON.stringify(record)}`);
  files.set('api/src/modules/winners/data/winners.generated.json', `[\n${lines.join(',\n')}\n]\n`);
  return files;
}
