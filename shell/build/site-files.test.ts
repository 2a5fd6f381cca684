/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tierNames } from '../../shared/contracts/tiers';
import { awardCard, logo, seal, siteCard } from '../src/cards/cards';
import { siteLinks } from './html';
import { writeSiteFiles } from './site-files';

const page = (path: string, own: object = {}) => ({
  path,
  html: '',
  head: { title: '', description: '', scripts: 'on interaction' as const, ...own },
});

const pages = [
  page('/'),
  page('/featured-winner/ana-lee', {
    image: '/cards/ana-lee.png',
    card: { title: 'Ana Lee', line: 'Gold Award, AI, 2024', tier: 'Gold' },
  }),
];

let dist: string;
let files: string[];

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-files-'));
  await writeSiteFiles(dist, { pages, cards: { awardCard, seal, siteCard, logo } });
  files = (await readdir(dist, { recursive: true })).sort();
});

afterAll(() => rm(dist, { recursive: true }));

test('the files for search and sharing are beside the pages', () => {
  expect(files).toEqual([
    ...['apple-touch-icon.png', 'card.png', 'cards', 'cards/ana-lee.png', 'favicon-32.png'],
    ...['favicon.svg', 'fonts', 'fonts/fonts.css'],
    ...['hanken-grotesk', 'newsreader'].flatMap((font) => [
      `fonts/${font}-LICENSE.txt`,
      ...['basic', 'extended', 'latin', 'vietnamese'].map((part) => `fonts/${font}-${part}.woff2`),
    ]),
    ...['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'logos'],
    ...['logo-on-dark', 'logo-on-light', 'mark-on-dark', 'mark-on-light'].flatMap((logo) =>
      ['png', 'svg'].map((kind) => `logos/${logo}.${kind}`),
    ),
    ...['robots.txt', 'seals'],
    ...tierNames
      .flatMap((tier) => {
        const seal = `seals/${tier.toLowerCase()}`;
        return [`${seal}-dark.png`, `${seal}-dark.svg`, `${seal}.png`, `${seal}.svg`];
      })
      .sort(),
    ...['site.webmanifest', 'sitemap.xml'],
    ...['verify-plan.mjs', 'verify_ledger.py', 'verify_log.py'],
  ]);
});

test('what the head of each page links is there', () => {
  const links = [...siteLinks.matchAll(/href="\/(?!api\/)([^"]+)"/g)].map(([, file]) => file);
  expect(links.length).toBeGreaterThan(3);
  expect(files).toEqual(expect.arrayContaining(links));
});

test('each icon of the manifest is there in the size that it says', async () => {
  const manifest = JSON.parse(await readFile(join(dist, 'site.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of manifest.icons) {
    const png = await readFile(join(dist, src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('a logo needs no font, has no background and is cropped to what is drawn', async () => {
  for (const ground of ['light', 'dark']) {
    const svg = await readFile(join(dist, `logos/logo-on-${ground}.svg`), 'utf8');
    const [, , width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
      .split(' ')
      .map(Number);
    expect(svg).not.toMatch(/<(text|rect)|font/);
    expect(width / height).toBeGreaterThan(6);
    expect(width / height).toBeLessThan(9);
  }
  expect(await readFile(join(dist, 'logos/logo-on-dark.svg'), 'utf8')).not.toContain('#14171f');
});

test('the Python programs are those of the repository, byte for byte', async () => {
  for (const file of ['verify_ledger.py', 'verify_log.py']) {
    const source = join(__dirname, '../../docs', file);
    expect(await readFile(join(dist, file))).toEqual(await readFile(source));
  }
});

test('a seal needs nothing but itself: no fonts, styles, scripts or addresses', async () => {
  const [light, dark] = await Promise.all(
    ['gold', 'gold-dark'].map((name) => readFile(join(dist, `seals/${name}.svg`), 'utf8')),
  );
  expect(light).toMatch(/^<svg width="300" height="104"/);
  expect(light).not.toMatch(/<(text|style|script|image)|href|var\(/);
  expect(dark).not.toBe(light);
});
