import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { programs } from '../../shared/programme/programs';
import { timeline } from '../../shared/programme/timeline';
import type { PrerenderedPage } from '../src/boot/prerender';
import { calendar } from './calendar';
import { type CardDrawings, cards } from './pictures/cards';
import { pictureMaker } from './pictures/draw';
import { icons } from './pictures/icons';
import { robots, siteMap } from './site-map';
import { webManifest } from './web-manifest';

const markFile = join(import.meta.dirname, '../../shared/ui/mark.svg');

/** The programs that check a ledger, offered as they are in the repository. */
export const programFiles: Readonly<Record<string, string>> = {
  [programs.command]: join(import.meta.dirname, '../../tools/verify/verify-ledger.mjs'),
  [programs.python]: join(import.meta.dirname, '../../docs/verify_ledger.py'),
};

interface Site {
  pages: readonly PrerenderedPage[];
  cards: CardDrawings;
}

/**
 * Writes what is found and shared beside the pages: site map, robots, manifest, calendar, the
 * programs that check a ledger, icons and card images.
 */
export async function writeSiteFiles(dist: string, site: Site): Promise<void> {
  const mark = await readFile(markFile, 'utf8');
  const texts = {
    'sitemap.xml': siteMap(site.pages.map(({ path }) => path)),
    'robots.txt': robots(),
    'site.webmanifest': webManifest(),
    'timeline.ics': calendar(timeline),
    'favicon.svg': mark,
  };
  const programTexts = await Promise.all(
    Object.entries(programFiles).map(
      async ([file, source]) => [file, await readFile(source)] as const,
    ),
  );
  const pictureOf = await pictureMaker();
  const write = async (file: string, content: string | Buffer) => {
    const path = join(dist, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };
  await Promise.all([
    ...[...Object.entries(texts), ...programTexts].map(([file, text]) => write(file, text)),
    ...[...icons(mark), ...cards(site.pages, site.cards)].map(async ({ file, svg, width }) =>
      write(file, await pictureOf(svg, width)),
    ),
  ]);
}
