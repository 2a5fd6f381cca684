import { gold } from '../../../testing/winners';
import { winnersFeed as feedOf } from './feed';
import type { StoredWinner } from './winner';

const origin = 'https://awards.test';

const stored: StoredWinner = {
  ...gold,
  _id: '0d9f4a52-31d6-4a0b-9b1e-4c1f6c1f7a11',
  slug: 'amara-example',
  fromResults: true,
  publishedAt: new Date('2025-11-15T12:00:00Z'),
  updatedAt: new Date('2025-11-16T08:00:00Z'),
};

/** A feed of one page. */
const winnersFeed = (winners: readonly StoredWinner[], at: string) =>
  feedOf({ winners, page: 1, pages: 1 }, at);

test('an entry of the feed names winner and award, marks imported ones, and keeps its id', () => {
  const feed = winnersFeed([stored], origin);
  expect(feed).toContain(`  <entry>
    <id>tag:awards.test,2024:winners/2025/ai/amara-example</id>
    <title>Amara Example: Gold award, AI 2025</title>
    <link rel="alternate" type="text/html" href="https://awards.test/winners?year=2025&amp;category=AI&amp;q=Amara+Example#amara-example"/>
    <category term="AI"/>
    <published>2025-11-15T12:00:00.000Z</published>
    <updated>2025-11-16T08:00:00.000Z</updated>
    <summary>Amara Example, Example Labs: Gold award, AI 2025.</summary>
  </entry>`);
  const changed = winnersFeed([{ ...stored, badge: 'Silver', meanScore: 7.1 }], origin);
  expect(changed).toContain('<id>tag:awards.test,2024:winners/2025/ai/amara-example</id>');
  const { fromResults: _, ...entered } = stored;
  expect(winnersFeed([{ ...entered, sample: true }], origin)).toContain(
    'AI 2025. Imported: entered by the organisers, not decided by ratings on this site. A fictional sample.</summary>',
  );
});

test('awards in categories with other characters than letters have different ids', () => {
  const feed = winnersFeed(
    ['C++', 'C#', '人工智能', '数据分析'].map((category) => ({ ...stored, category })),
    origin,
  );
  const ids = [...feed.matchAll(/<id>([^<]*2025[^<]*)/g)].map(([, id]) => id);
  expect([ids.length, new Set(ids).size]).toEqual([4, 4]);
});

test('namesakes in one list have different addresses', () => {
  const feed = winnersFeed([stored, { ...stored, slug: 'amara-example-2' }], origin);
  const addresses = [...feed.matchAll(/html" href="([^"]*q=[^"]*)"/g)].map(
    ([, address]) => address,
  );
  expect(new Set(addresses).size).toBe(2);
});

test('names and employers cannot break out of their element', () => {
  const feed = winnersFeed(
    [{ ...stored, fullName: `<b>"A" & 'B'</b>]]>`, employer: 'X\u0000\u000b\ud800\ufffeY 😀' }],
    origin,
  );
  expect(feed).toContain(
    '<summary>&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;]]&gt;, XY 😀: Gold award, AI 2025.</summary>',
  );
});

test('the feed is as new as its newest entry, and valid when empty', () => {
  const older = { ...stored, slug: 'b', updatedAt: new Date('2025-11-15T12:00:00Z') };
  const updated = (feed: string) => /<updated>(.*?)<\/updated>/.exec(feed)?.[1];
  expect(updated(winnersFeed([older, stored], origin))).toBe('2025-11-16T08:00:00.000Z');
  expect(updated(winnersFeed([], origin))).toBe('2024-01-01T00:00:00.000Z');
});

test('a page links to the pages around it, the first has the plain address (RFC 5005)', () => {
  const links = (page: number) =>
    [...feedOf({ winners: [stored], page, pages: 3 }, origin).matchAll(/rel="(\w+)".*feed(.*?)"/g)]
      .map(([, rel, address]) => `${rel} ${address}`)
      .filter((link) => !link.startsWith('alternate'));
  expect([1, 2, 3].map(links)).toEqual([
    ['self .atom', 'first .atom', 'last .atom?page=3', 'next .atom?page=2'],
    [
      'self .atom?page=2',
      'first .atom',
      'last .atom?page=3',
      'previous .atom',
      'next .atom?page=3',
    ],
    ['self .atom?page=3', 'first .atom', 'last .atom?page=3', 'previous .atom?page=2'],
  ]);
});
