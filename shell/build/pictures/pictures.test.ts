/** @jest-environment node */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { awardCard, seal, siteCard } from '../../src/cards/cards';
import { nameWidth } from '../../src/cards/nameSetting';
import { cards } from './cards';
import { fontFiles, pictureMaker } from './draw';

const drawings = { awardCard, seal, siteCard };
const card = { title: 'Ana Lee', line: 'Gold Award, AI, 2024', tier: 'Gold' } as const;
const page = (own: object) => ({
  path: '/featured-winner/ana-lee',
  html: '',
  head: { title: '', description: '', scripts: 'on interaction' as const, ...own },
});

test('a page with its own card has it at its address, in addition to the site’s card', () => {
  const pictures = cards([page({ image: '/cards/ana-lee.png', card }), page({})], drawings);
  expect(pictures.map(({ file, width }) => [file, width])).toEqual([
    ['card.png', 1200],
    ['cards/ana-lee.png', 1200],
  ]);
});

test('a card is a PNG of 1200 x 630 with a palette, below 60 kB', async () => {
  const pictureOf = await pictureMaker();
  const [site] = cards([], drawings);
  const png = await pictureOf(site?.svg ?? '', 1200);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect([...png.subarray(24, 26)]).toEqual([8, 3]);
  expect(png.length).toBeLessThan(60_000);
});

test('a picture with see-through corners keeps them', async () => {
  const pictureOf = await pictureMaker();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';
  const png = await pictureOf(svg, 32);
  expect([png.readUInt32BE(16), png[25]]).toEqual([32, 6]);
});

/** The colours of a row of pixels, 0xrrggbb. */
async function rowOf(png: Buffer, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const start = y * info.width * info.channels;
  return Array.from({ length: info.width }, (_, x) =>
    data.readUIntBE(start + x * info.channels, 3),
  );
}

test('what fills the ground of a card keeps its exact colour', async () => {
  const pictureOf = await pictureMaker();
  const [site] = cards([], drawings);
  const [, ground = ''] = /<rect[^>]* fill="#([0-9a-f]{6})"/.exec(site?.svg ?? '') ?? [];
  const row = await rowOf(await pictureOf(site?.svg ?? '', 1200), 40);
  expect(row[20]?.toString(16).padStart(6, '0')).toBe(ground);
});

/** The box around the name on a card, in px. */
async function nameBox(title: string) {
  const [, name = ''] =
    /<g font-size=".*?(<text.*?)<\/g>/.exec(awardCard({ ...card, title })) ?? [];
  const size = /<g (font-size="[^>]*)>/.exec(awardCard({ ...card, title }))?.[1];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><g ${size}>${name}</g></svg>`;
  return new Resvg(svg, {
    font: { fontFiles: await fontFiles(), loadSystemFonts: false },
  }).getBBox();
}

test.each([
  'Bo Ek',
  'Marisol Quillfeather',
  'Łukasz Wołoszczuk-Őry',
  'Wilhelmina Mwambwamwami-Womm',
  'Wolfgang Hohenwammerswald-Montgomery',
  'Maria Magdalena Wilhelmina van der Hoogenwamme',
])('the name %s stands between the margin and the medal, and above the foot', async (name) => {
  const box = await nameBox(name);
  expect(box?.width).toBeGreaterThan(180);
  expect(box?.width).toBeLessThanOrEqual(nameWidth);
  expect(box?.y).toBeGreaterThan(150);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(480);
});

test('a name cannot leave its place', () => {
  expect(awardCard({ ...card, title: '</text><script>' })).not.toContain('<script>');
});
