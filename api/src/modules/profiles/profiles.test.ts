import { limits } from '@meritum/shared/contracts/limits';
import type { ListedProfile, OwnProfile } from '@meritum/shared/contracts/profiles';
import type { Winner } from '@meritum/shared/contracts/winners';
import { contestPath } from '@meritum/shared/programme/contest-path';
import sharp from 'sharp';
import { deleteAccount, type Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { auditSeen, callAs } from '../../../testing/console';
import { templatesTo } from '../../../testing/mails';
import { asReader } from '../../../testing/proposals';
import { awarded, ledgerUrl, suiteOrganisers, technology } from '../../../testing/results';
import { shortCache } from '../../platform/cache-by-key';
import type { Profile } from './profile';

const suite = suiteApp();
const admins = suiteOrganisers(suite);

let nominees: Awaited<ReturnType<typeof awarded>>;
beforeAll(async () => {
  nominees = await awarded(suite().app, ...admins());
});

const contest = { season: '2025', category: 'Technology' };
const text = {
  citation: 'We made water cleaner.',
  links: [{ label: 'The project', url: 'https://project.example/' }],
  mayFeature: true,
  keepPicture: true,
  offer: true,
};

const save = (person: Person, changes: object = {}) =>
  callAs(suite().app, person, 'saveProfile', { ...contest, ...text, ...changes });

const saved = async (person: Person, changes: object = {}): Promise<OwnProfile> =>
  (await save(person, changes)).json().profile;

const sendPicture = (person: Person, payload: Buffer) =>
  suite().app.inject({
    method: 'POST',
    url: '/api/nominations/profile/picture',
    query: contest,
    headers: { ...person.authorized, 'content-type': 'application/octet-stream' },
    payload,
  });

const listed = async (name: string): Promise<ListedProfile> =>
  (await callAs(suite().app, admins()[0], 'listProfiles'))
    .json()
    .profiles.find((one: ListedProfile) => one.name === name);

const decide = (
  name: ListedProfile,
  isApproved: boolean,
  { by = admins()[0], reason = isApproved ? 'Fine' : 'Somebody else is on the picture.' } = {},
) =>
  callAs(suite().app, by, 'decideProfile', {
    profileId: name.id,
    revision: name.revision,
    isApproved,
    reason,
  });

const feature = (profileId: string, featured: boolean) =>
  callAs(suite().app, admins()[0], 'featureProfile', { profileId, featured, reason: 'Good story' });

const read = (path: string) => suite().app.inject(`/api/winner/ada-gold-2025${path}`);
const statuses = async () =>
  Promise.all(['', '/picture.jpg', '/card.png'].map(async (path) => (await read(path)).statusCode));
const siteMap = async () => (await suite().app.inject('/api/profiles/sitemap.txt')).body;
const featured = async () =>
  (await suite().app.inject('/api/winner')).json().profiles.map(({ name }: ListedProfile) => name);

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#357' } })
    .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '50/1 0/1 0/1' } })
    .jpeg()
    .toBuffer();

/** A black PNG of a few bytes with too many pixels. */
const bomb = () =>
  sharp({ create: { width: 6_001, height: 6_000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();

test('of a winner who chose nothing, exactly this is public', async () => {
  const { app } = suite();
  const { email, nominationId } = nominees['Cy Platinum'];
  const lists = await Promise.all(
    [
      '/api/winners?category=Technology&year=2025',
      '/api/winner',
      '/api/results',
      '/api/results/2025/Technology/ledger.json',
      '/api/results/2025/Technology/ledger.csv',
      '/api/results/2025/Technology/judges',
      '/api/winners/feed.atom',
      '/api/log/entries?from=0&to=1',
      '/api/issuer',
      '/api/issuer/did.json',
    ].map((path) => app.inject(path)),
  );
  const [directory, profiles, results, ledger, ...others] = lists;
  const cy = directory
    ?.json()
    .data.winners.find(({ fullName }: { fullName: string }) => fullName === 'Cy Platinum');
  // The directory shows name, tier and employer under its category.
  expect(Object.keys(cy).sort()).toEqual([
    'badge',
    'employer',
    'fullName',
    'id',
    'line',
    'linkedInUrl',
  ]);
  expect(profiles?.json()).toEqual({ profiles: [] });
  const named = ledger?.json().entries.find(({ name }: { name?: string }) => name === cy.fullName);
  expect(named).toBeDefined();
  const all = lists.map(({ body }) => body).join('\n');
  for (const secret of [email, nominationId]) expect(all).not.toContain(secret);
  // Nothing else is created for them before they open it.
  const made = app.mongo.db.collection('recognitions');
  expect(await made.countDocuments({ nominationId })).toBe(0);
  expect((await app.inject('/api/winner/cy-platinum-2025')).statusCode).toBe(404);
  expect([results, ...others].map((reply) => reply?.body.includes('Cy Platinum'))).toContain(true);
});

test('a profile is public after an organiser approved it, until its winner withdraws it', async () => {
  const { app } = suite();
  const ada = nominees['Ada Gold'];
  expect((await save(nominees['Bo Nothing'])).statusCode).toBe(412);

  const withPicture = (await sendPicture(ada, await photo())).json().profile;
  expect(withPicture).toMatchObject({ state: 'draft', publicPath: null });
  const markup = '<b>We</b> \u202emade\u202c wa\u200bter cleaner.';
  expect(await saved(ada, { citation: markup })).toMatchObject({
    citation: '<b>We</b> made water cleaner.',
    state: 'offered',
    picture: withPicture.picture,
  });
  expect([await statuses(), await featured()]).toEqual([[404, 404, 404], []]);

  // A later picture becomes part of the offer, and the version listed before cannot be decided.
  const before = await listed('Ada Gold');
  expect((await sendPicture(ada, await photo())).json().profile.state).toBe('offered');
  expect((await decide(before, true)).statusCode).toBe(412);
  const offered = await listed('Ada Gold');
  const { decisions } = (await callAs(app, admins()[1], 'listOpenDecisions')).json();
  expect(decisions).toMatchObject([{ kind: 'profile', id: offered.id, name: 'Ada Gold' }]);
  const [first, second] = await Promise.all([decide(offered, true), decide(offered, true)]);
  expect([first.statusCode, second.statusCode].sort()).toEqual([200, 412]);
  await app.background.idle();
  const templates = await templatesTo(app, ada.email);
  expect(templates.filter((name) => name === 'profile-decided')).toHaveLength(1);
  expect(await statuses()).toEqual([200, 200, 200]);
  const page = await read('');
  for (const shown of ['&lt;b&gt;We&lt;/b&gt; made water', 'Portrait of Ada Gold', 'og:image'])
    expect(page.body).toContain(shown);
  // Punctuation that texts put around an address does not break the link.
  expect(page.body).toContain('rel="nofollow noopener ugc"');
  for (const sign of ['.', ')', ',', '%20', '%E2%80%8B', '/', '%0A'])
    expect([sign, (await read(sign)).statusCode]).toEqual([sign, 200]);
  expect(page.body).not.toContain('<script');
  for (const path of ['', '/picture.jpg', '/card.png'])
    expect((await read(path)).headers['cache-control']).toBe('no-cache');
  const { format, width, height, exif } = await sharp(
    (await read('/picture.jpg')).rawPayload,
  ).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 640, height: 640 });
  const card = await sharp((await read('/card.png')).rawPayload).metadata();
  expect([card.format, card.width, card.height]).toEqual(['png', 1200, 630]);

  // A changed text waits, a refused one never appears, and the approved one stays.
  await saved(ada, { citation: 'Buy our water.', keepPicture: false });
  const elsewhere = await decide(await listed('Ada Gold'), false, { reason: 'See evil.example' });
  expect([elsewhere.statusCode, elsewhere.json().errors[0].pointer]).toEqual([400, '/reason']);
  expect((await decide(await listed('Ada Gold'), false)).statusCode).toBe(200);
  const own = (await callAs(app, ada, 'getOwnProfile', contest)).json().profile;
  expect(own).toMatchObject({
    state: 'refused',
    refusal: 'Somebody else is on the picture.',
    publicPath: '/winner/ada-gold-2025',
  });
  expect((await read('')).body).not.toContain('Buy our water');
  expect(await statuses()).toEqual([200, 200, 200]);
  const recorded = (await auditSeen(app, admins()[1], { subject: offered.id })).map(
    ({ action }) => action,
  );
  expect(recorded.slice(0, 2)).toEqual(['profile.refused', 'profile.approved']);

  // The list of winners and the award's own page link to it.
  const { data } = (await app.inject('/api/winners?category=Technology&year=2025')).json();
  const [ofAda] = data.winners.filter((one: Winner) => one.fullName === 'Ada Gold');
  expect((await app.inject('/api/profiles?season=2025')).json()).toEqual({
    profiles: [
      { slug: 'ada-gold-2025', name: 'Ada Gold', category: 'Technology', winner: ofAda.id },
    ],
  });
  expect((await app.inject('/api/profiles?season=202')).statusCode).toBe(400);
  expect(await siteMap()).toMatch(/^https?:\/\/[^/]+\/winner\/ada-gold-2025\n$/m);
  const award = await app.inject(`/api/verify/${offered.id}`);
  expect(award.body).toContain('href="/winner/ada-gold-2025"');

  // Featured only while the winner agrees.
  expect((await feature(offered.id, true)).statusCode).toBe(200);
  expect(await featured()).toEqual(['Ada Gold']);
  await saved(ada, { mayFeature: false });
  expect([await featured(), (await feature(offered.id, true)).statusCode]).toEqual([[], 412]);
  await saved(ada);
  await feature(offered.id, true);
  await feature(offered.id, false);
  expect(
    (await auditSeen(app, admins()[1], { subject: offered.id }))
      .slice(0, 2)
      .map(({ action }) => action),
  ).toEqual(['profile.unfeatured', 'profile.featured']);

  // In either order of arrival, the withdrawal wins.
  const waiting = await listed('Ada Gold');
  const [, withdrawn] = await Promise.all([
    decide(waiting, true),
    callAs(app, ada, 'withdrawProfile', contest),
  ]);
  expect(withdrawn.json().profile).toMatchObject({ state: 'withdrawn', publicPath: null });
  expect(await statuses()).toEqual([404, 404, 404]);
  expect(await siteMap()).not.toContain('/winner/');
  expect((await decide(waiting, true)).statusCode).toBe(412);
});

test('addresses and pictures that are not what they say are refused', async () => {
  const ada = nominees['Ada Gold'];
  for (const url of ['javascript:alert(1)', 'http://plain.example', 'https://a:b@c.example'])
    expect((await save(ada, { links: [{ label: 'x', url }] })).statusCode).toBe(400);
  expect((await save(ada, { links: Array(4).fill(text.links[0]) })).statusCode).toBe(400);
  const files = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    await bomb(),
    (await photo()).subarray(0, 400),
    Buffer.alloc(0),
  ];
  for (const file of files) expect((await sendPicture(ada, file)).statusCode).toBe(400);
  expect((await sendPicture(ada, Buffer.alloc(900_001))).statusCode).toBe(413);
  expect((await sendPicture(nominees['Bo Nothing'], await photo())).statusCode).toBe(412);
});

test('a press kit has seals, badge, papers and texts', async () => {
  const kit = await callAs(suite().app, nominees['Ada Gold'], 'getPressKit', contest);
  const names = [
    ...['texts.txt', 'seal/gold-on-light.svg', 'seal/gold-on-light.png', 'seal/gold-on-dark.svg'],
    ...[
      'seal/gold-on-dark.png',
      'badge/badge.svg',
      'badge/badge.png',
      'certificate.pdf',
      'reference-letter.pdf',
    ],
  ];
  const directory = kit.rawPayload.toString('latin1');
  expect(names.filter((name) => !directory.includes(name))).toEqual([]);
  expect(kit.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining('"press-kit-2025-Technology-A4.zip"'),
  });
});

async function approved(name: 'Ada Gold' | 'Cy Platinum') {
  await saved(nominees[name]);
  const offered = await listed(name);
  await decide(offered, true);
  return offered.id;
}

test('two organisers at once cannot feature more winners than the limit', async () => {
  const both = [await approved('Ada Gold'), await approved('Cy Platinum')];
  const profiles = suite().app.mongo.db.collection<Profile>('profiles');
  const stored = await profiles.findOne({ _id: both[0] ?? '' });
  if (!stored) throw new Error('It has no profile');
  const others = Array.from({ length: limits.featuredProfiles - 1 }, (_, featuredIndex) => {
    const id = `other-${featuredIndex}`;
    return { ...stored, _id: id, slug: id, featuredAt: new Date(), featuredIndex };
  });
  await profiles.insertMany(others);
  const replies = await Promise.all(both.map((id) => feature(id, true)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  await profiles.deleteMany({ _id: /^other-/ });
});

/** Ada's award is marked as revoked wherever it is listed, and not counted. */
async function seesRevoked() {
  const { app } = suite();
  suite().pass(shortCache);
  const [page, listed, feed, results] = await Promise.all(
    [
      contestPath(technology),
      '/winners?year=2025&category=Technology',
      '/winners/feed.atom',
      '/results',
    ].map((path) => app.inject(`/api${path}`)),
  );
  expect(page?.body).toMatch(/Ada Gold.*Revoked.*No longer Gold/s);
  expect(page?.body).toMatch(/awards?<\/dt><dd>1</);
  const marked = listed
    ?.json()
    .data.winners.map(({ fullName, revoked }: Winner) => [fullName, revoked]);
  expect(marked).toContainEqual(['Ada Gold', true]);
  expect(feed?.body).toContain('Ada Gold: Gold award, Technology 2025, revoked');
  expect(results?.json().results[0].published.counts.awards).toContainEqual({
    tier: 'Gold',
    count: 0,
  });
}

test('WIN-025 revoking an award or deleting the account takes the profile away', async () => {
  const { app } = suite();
  const [ada, cy] = [nominees['Ada Gold'], nominees['Cy Platinum']];
  for (const name of ['Ada Gold', 'Cy Platinum'] as const) await approved(name);
  const { nominationId } = ada;
  const ledger = await app.inject(ledgerUrl);
  for (const by of admins())
    await asReader((named) =>
      callAs(app, by, 'revokeRecognition', { nominationId, reason: 'Plagiarism', ...named }),
    );
  const cys = () => app.inject('/api/winner/cy-platinum-2025');
  expect([(await read('')).statusCode, (await cys()).statusCode]).toEqual([404, 200]);
  await seesRevoked();
  expect((await app.inject(ledgerUrl)).body).toBe(ledger.body);
  expect((await save(ada)).statusCode).toBe(412);

  await deleteAccount(app, cy);
  await app.background.idle();
  expect((await cys()).statusCode).toBe(404);
  const left = app.mongo.db.collection('profiles');
  expect(await left.countDocuments({ owner: cy.accountId })).toBe(0);
});
