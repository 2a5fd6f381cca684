import { contestPath } from '@meritum/shared/programme/contest-path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { suiteApp } from '../../../testing/app';
import { buildForm } from '../../../testing/nominations';
import {
  publicResult,
  published,
  ratedContest,
  suiteOrganisers,
  technology,
  times,
} from '../../../testing/results';
import type { Nomination } from '../nominations/nomination';
import { Histogram, spreadInWords } from './histogram';

const suite = suiteApp();
const admins = suiteOrganisers(suite);

const scale = { min: 1, max: 10 };

const read = (address = contestPath(technology), headers = {}) =>
  suite().app.inject({ url: `/api${address}`, headers });

test('WIN-025 a published contest has a page of what its ledger says, on which only winners are named', async () => {
  const { app } = suite();
  await ratedContest(app, {
    'Ada <Gold>': [...times(17, 8), 9, 9, 9],
    'Bo Nothing': times(20, 6),
    'Cy Few': times(19, 10),
  });
  const nominations = app.mongo.db.collection<Nomination>('nominations');
  await nominations.updateMany({}, { $set: { country: 'DE' } });
  await nominations.updateOne({ fullName: 'Bo Nothing' }, { $set: { country: 'CI' } });
  expect((await read()).statusCode).toBe(404);
  await published(app, ...admins());
  const reply = await read();
  expect(reply.statusCode).toBe(200);
  expect((await publicResult(app)).published.countries).toBe(2);
  const text = reply.body.replace(/<style.*?<\/style>/s, '').replace(/<[^>]*>/g, ' ');
  expect(text).toMatch(/entries\s+3\s.*judges\s+20\s.*ratings\s+59\s.*award\s+1\s/s);
  expect(text).toContain('2 scores: 0 from 9.0 (Platinum), 1 from 8.0 (Gold) and 0 from 7.0');
  expect(text).toContain('Ada &lt;Gold&gt;');
  expect(text).toContain(buildForm().line);
  expect(text).not.toMatch(/Bo Nothing|Cy Few/);
  expect(reply.body).toContain('href="/check-the-results?season=2025&amp;category=Technology"');
  const picture = `${contestPath(technology)}/card.png`;
  expect(reply.body).toContain(`og:image" content="https://awards.example${picture}?v=`);
  const card = await read(picture);
  expect(await sharp(card.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(card.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const known = { 'if-none-match': String(card.headers.etag) };
  expect((await read(picture, known)).statusCode).toBe(304);
  const etag = String(reply.headers.etag);
  expect((await read(undefined, { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await app.inject('/api/profiles/sitemap.txt')).body).toContain(
    '/results/2025/technology',
  );
  for (const other of [
    '/results/2025/ai',
    '/results/2025/ai/card.png',
    '/results/x/%22%3E',
    '/results/2024/technology',
  ])
    expect((await read(other)).statusCode).toBe(404);
});

test('the words beside the picture count a score at a limit to the tier above it', () => {
  const cuts = [
    { tier: 'Gold', from: 8 },
    { tier: 'Silver', from: 7.05 },
  ];
  expect(spreadInWords({ scores: ['8.00', '7.99', '6.99'], scale, cuts })).toBe(
    '3 scores: 1 from 8.0 (Gold) and 1 from 7.05 (Silver); 1 lower.',
  );
});

test('a column that a limit divides has the colours of both tiers, and one of many entries is seen', () => {
  const cuts = [{ tier: 'Gold', from: 8.1 }];
  const drawn = (scores: string[]) => {
    const svg = renderToStaticMarkup(Histogram({ scores, scale, cuts }));
    return [...svg.matchAll(/<g(?: data-tier="(\w+)")?><rect.*?height="([\d.-]+)".*?<\/g>/g)].map(
      ([group, tier, height]) => [tier, group.split('<rect').length - 1, Number(height) > 0],
    );
  };
  expect(drawn(['8.20', '8.10', '8.09'])).toEqual([
    [undefined, 1, true],
    ['Gold', 2, true],
  ]);
  expect(drawn(['8.10', ...Array<string>(99).fill('6.00')])).toEqual([
    [undefined, 1, true],
    ['Gold', 1, true],
  ]);
});
