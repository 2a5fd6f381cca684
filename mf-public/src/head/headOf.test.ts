/** @jest-environment node */
import { site } from '@meritum/shared/programme/site';
import { featuredWinners } from '../features/featured/winners';
import { publicPaths } from '../prerender';
import { descriptionLength, headOf, shortened } from './headOf';

function everyObject(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(everyObject);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(everyObject)];
}

const typesOf = (path: string) =>
  (headOf(path).structuredData ?? []).map((object) => Reflect.get(object, '@type') as string);

test('LAY-029 no two pages share a title or a description, which a search result shows whole', () => {
  const heads = publicPaths().map(headOf);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  const descriptions = heads.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(heads.length);
  expect(descriptions.filter(({ length }) => length < 70 || length > descriptionLength)).toEqual(
    [],
  );
});

test('shared, the season of Tech Excellence is not called one of AI', () => {
  expect(headOf('/').cardTitle).toBe('Awards for Tech Excellence');
});

test('only public pages have a head', () => {
  expect(() => headOf('/nowhere')).toThrow('no head for /nowhere');
});

test('pages with automatic behaviour start their scripts immediately, the others wait', () => {
  expect(publicPaths().filter((path) => headOf(path).scripts === 'after paint')).toEqual([
    '/how-we-judge',
    '/check-the-results',
    '/timeline',
    '/winners/archive',
    '/featured-winner',
    '/press',
  ]);
});

test('each featured winner has a card of their own', () => {
  const cards = publicPaths().flatMap((path) => headOf(path).image ?? []);
  expect(new Set(cards).size).toBe(featuredWinners.length);
  expect(headOf('/featured-winner/bodhi-larkensvale')).toMatchObject({
    image: '/cards/bodhi-larkensvale.png',
    card: {
      title: 'Bodhi Larkensvale',
      line: 'Platinum Award, Technology, 2024',
      tier: 'Platinum',
      note: 'Sample profile',
    },
  });
});

test('each kind of page has its own kinds of structured data', () => {
  expect(typesOf('/')).toEqual(['Organization']);
  expect(typesOf('/about')).toEqual(['BreadcrumbList']);
  expect(typesOf('/featured-winner')).toEqual(['BreadcrumbList', 'ItemList']);
  expect(typesOf('/featured-winner/bodhi-larkensvale')).toEqual(['BreadcrumbList', 'Person']);
  expect(typesOf('/faqs')).toEqual(['BreadcrumbList', 'FAQPage']);
});

test('all other pages end a trail that begins at the home page', () => {
  for (const path of publicPaths().filter((one) => one !== '/')) {
    const [trail] = headOf(path).structuredData ?? [];
    const items = Reflect.get(trail ?? {}, 'itemListElement') as Record<string, unknown>[];
    expect(items[0]).toMatchObject({ position: 1, name: 'Home', item: `${site.origin}/` });
    expect(items.at(-1)).toMatchObject({ position: items.length, item: site.origin + path });
  }
});

test('structured data names its vocabulary and gives whole addresses, all of known pages', () => {
  const known = new Set([
    ...publicPaths(),
    '/tech-nomination',
    '/tech-judging',
    '/icon-512.png',
    '/card.png',
    '/asset',
    '/#organization',
  ]);
  for (const path of publicPaths()) {
    const data = headOf(path).structuredData ?? [];
    for (const object of data) expect(object).toMatchObject({ '@context': 'https://schema.org' });
    for (const object of everyObject(data)) {
      expect(object['@type']).toEqual(expect.any(String));
      for (const key of ['@id', 'url', 'item', 'image', 'logo']) {
        const address = object[key];
        if (address === undefined) continue;
        expect(String(address)).toContain(`${site.origin}/`);
        expect(known).toContain(String(address).slice(site.origin.length));
      }
    }
  }
});

test('a text that fits stays as it is', () => {
  const text = 'a'.repeat(descriptionLength);
  expect(shortened(text)).toBe(text);
});

test('a longer text ends after a whole word, with an ellipsis in place of its punctuation', () => {
  const text = `${'word '.repeat(31)}end, and more`;
  expect(shortened(text)).toBe(`${'word '.repeat(31)}end…`);
});
