import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { programs } from '../../shared/programme/programs';
import { site } from '../../shared/programme/site';
import type { PrerenderedPage } from '../src/boot/prerender';
import { type CardDrawings, cards, icons, seals } from './pictures/cards';
import { outlined, pictureMaker } from './pictures/draw';
import { logoFiles } from './pictures/logos';
import { withColours } from './pictures/tokens';
import { robots, siteMap } from './site-map';
import { bundleVerifier } from './verifier';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

function webManifest(): string {
  const manifest = {
    id: '/',
    name: site.productName,
    short_name: site.productName,
    description: 'An annual awards programme for technology, AI and data analytics.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: withColours('var(--color-paper)'),
    theme_color: withColours('var(--color-paper)'),
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const shared = join(import.meta.dirname, '../../shared/ui');

const documents = join(import.meta.dirname, '../../docs');

interface Site {
  pages: readonly PrerenderedPage[];
  cards: CardDrawings;
}

/** Writes the files beside the pages: site map, robots, manifest, programs and pictures. */
export async function writeSiteFiles(dist: string, site: Site): Promise<void> {
  const mark = await readFile(join(shared, 'mark.svg'), 'utf8');
  const texts = {
    'sitemap.xml': siteMap(site.pages.map(({ path }) => path)),
    'robots.txt': robots(),
    'site.webmanifest': webManifest(),
    'favicon.svg': mark,
    // For the pages that the API draws, which do not know the hashed names of the shell's fonts.
    'fonts/fonts.css': (await readFile(join(shared, 'fonts.css'), 'utf8')).replaceAll(
      './fonts/',
      './',
    ),
    [programs.plan]: await bundleVerifier(),
    [programs.python]: await readFile(join(documents, 'verify_ledger.py'), 'utf8'),
    [programs.log]: await readFile(join(documents, 'verify_log.py'), 'utf8'),
  };
  const logos = await logoFiles(site.cards.logo);
  const drawnSeals = seals(site.cards);
  const pictureOf = await pictureMaker();
  const write = async (file: string, content: string | Buffer) => {
    const path = join(dist, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };
  // The licence of the fonts must accompany every copy.
  const isFont = (path: string) => /(fonts|\.woff2|LICENSE\.txt)$/.test(path);
  await Promise.all([
    cp(join(shared, 'fonts'), join(dist, 'fonts'), { recursive: true, filter: isFont }),
    ...Object.entries(texts).map(([file, text]) => write(file, text)),
    ...logos.map(({ svgFile, svg }) => write(svgFile, svg)),
    ...[...icons(mark), ...logos, ...cards(site.pages, site.cards), ...drawnSeals].map(
      async ({ file, svg, width }) => write(file, await pictureOf(svg, width)),
    ),
    ...drawnSeals.map(async ({ file, svg }) =>
      write(file.replace(/png$/, 'svg'), await outlined(svg)),
    ),
  ]);
}
