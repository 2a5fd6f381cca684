import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { BadgeFormat, RecognitionReply } from '@meritum/shared/contracts/recognitions';
import type { EntryRatingsReply } from '@meritum/shared/contracts/voids';
import { rootFrom } from '@meritum/shared/merit/ledger/merkle';
import { site } from '@meritum/shared/programme/site';
import sharp from 'sharp';
import { deleteAccount, type Person } from '../../../testing/accounts';
import { buildTestApp, suiteApp } from '../../../testing/app';
import { testSecret } from '../../../testing/config';
import { auditSeen, callAs } from '../../../testing/console';
import { templatesTo } from '../../../testing/mails';
import { asReader } from '../../../testing/proposals';
import { appendToLog } from '../../../testing/public-log';
import { type Keys, verified } from '../../../testing/recognition/verifiers';
import { awarded, publicResult, suiteOrganisers } from '../../../testing/results';
import { keyRing } from '../../platform/keys/keys';
import { signerWith } from '../../platform/keys/signer';
import { type Credential, didDocument, issuerAt, signedJwt } from './issuer';
import type { Recognition } from './recognition';

const suite = suiteApp();
const admins = suiteOrganisers(suite);

let nominees: Awaited<ReturnType<typeof awarded>>;
beforeAll(async () => {
  nominees = await awarded(suite().app, ...admins());
});

const idOf = async (person: Person): Promise<string> =>
  (await callAs(suite().app, person, 'listNominationResults')).json().results[0].recognition;

const badgeOf = (person: Person, format?: BadgeFormat) =>
  callAs(suite().app, person, 'getBadge', { category: 'Technology', ...(format && { format }) });

/** The award that a file belongs to, by the file's bytes. */
async function ofFile(file: string | Buffer): Promise<unknown[]> {
  const hash = createHash('sha256').update(file).digest('hex');
  const reply = await suite().app.inject(`/api/recognitions/of-file/${hash}`);
  return [reply.statusCode, reply.json().id, reply.json().kind];
}

const page = (id: string) => suite().app.inject(`/api/verify/${id}`);
const picture = (id: string, name: string) => page(`${id}/${name}`);

const issuerKeys = async (): Promise<Keys> =>
  (await suite().app.inject('/api/issuer/did.json')).json();

/** Whether a badge is revoked by the status list, read as other sites' programs do. */
async function isRevoked(badge: Record<string, unknown>): Promise<boolean> {
  const entry = badge.credentialStatus as Record<string, string>;
  expect(entry).toMatchObject({ type: 'BitstringStatusListEntry', statusPurpose: 'revocation' });
  const { pathname } = new URL(entry.statusListCredential ?? '');
  const list = await verified((await suite().app.inject(pathname)).body, await issuerKeys());
  expect([list.id, list.type]).toEqual([
    entry.statusListCredential,
    ['VerifiableCredential', 'BitstringStatusListCredential'],
  ]);
  const { encodedList, ...subject } = list.credentialSubject as Record<string, string>;
  expect(subject).toMatchObject({ type: 'BitstringStatusList', statusPurpose: 'revocation' });
  const bits = gunzipSync(Buffer.from(encodedList?.slice(1) ?? '', 'base64url'));
  expect(bits).toHaveLength(16_384);
  const index = Number(entry.statusListIndex);
  return ((bits[index >> 3] ?? 0) & (128 >> (index & 7))) !== 0;
}

test.each(['', '/did.json', '/status'])(
  'programs on other sites can read /api/issuer%s, which every badge leads to',
  async (path) => {
    const { headers } = await suite().app.inject(`/api/issuer${path}`);
    expect(headers['access-control-allow-origin']).toBe('*');
  },
);

test.each(['verify/unknown', 'winner/unknown'])(
  'the page /%s has the fonts, header and footer of the site, and loads nothing else',
  async (path) => {
    const { body, headers } = await suite().app.inject(`/api/${path}`);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; font-src 'self'; img-src 'self'; style-src 'self' 'sha256-[^']+'; form/,
    );
    // On a narrow screen the menu works without a script.
    expect(body).toMatch(/popovertarget="navigation".*<nav id="navigation" popover="auto"/is);
    const hrefs = [...body.matchAll(/(?:href|src|srcset)="([^"]+)"/gi)].map(([, href]) => href);
    for (const href of [
      '/fonts/fonts.css',
      '/fonts/newsreader-basic.woff2',
      '/fonts/hanken-grotesk-basic.woff2',
      '/logos/logo-on-dark.svg',
      '/tech-nomination',
      '/press',
    ])
      expect(hrefs).toContain(href);
  },
);

test('a badge is signed, hides the address, and its page says what the certificate says', async () => {
  const { app } = suite();
  const ada = nominees['Ada Gold'];
  const [id = '', again] = await Promise.all([idOf(ada), idOf(ada)]);
  expect(again).toBe(id);

  const badge = await badgeOf(ada);
  expect(badge.headers['content-type']).toContain('application/vc+jwt');
  const credential = await verified(badge.body, await issuerKeys());
  const svg = await badgeOf(ada, 'svg');
  expect(svg.body).toMatch(/^<svg xmlns:openbadges="https:\/\/purl.imsglobal.org\/ob\/v3p0" /);
  expect(svg.body).toContain(`<openbadges:credential verify="${badge.body}"/>`);
  const { rawPayload: png } = await badgeOf(ada, 'png');
  expect(png.includes(`openbadgecredential\0\0\0\0\0${badge.body}`)).toBe(true);
  expect((await sharp(png, { failOn: 'warning' }).stats()).isOpaque).toBe(false);
  expect(await sharp(png).metadata()).toMatchObject({ width: 512, height: 512 });
  // The same file is recorded only once.
  await badgeOf(ada);
  const { papers } =
    (await app.mongo.db.collection<Recognition>('recognitions').findOne({ _id: id })) ?? {};
  expect(papers?.map(({ kind }) => kind)).toEqual(Array(3).fill('badge'));
  for (const given of [badge.body, svg.body, png])
    expect([
      await ofFile(given),
      await ofFile(Buffer.concat([Buffer.from(given), Buffer.from(' ')])),
    ]).toEqual([
      [200, id, 'badge'],
      [404, undefined, undefined],
    ]);
  const subject = credential.credentialSubject as {
    identifier: { salt: string; identityHash: string }[];
  };
  const [{ salt, identityHash } = { salt: '', identityHash: '' }] = subject.identifier;
  const hash = createHash('sha256').update(`${ada.email}${salt}`).digest('hex');
  expect(identityHash).toBe(`sha256$${hash}`);
  expect(credential).toMatchObject({
    id: `https://awards.example/verify/${id}`,
    iss: 'did:web:awards.example:api:issuer',
    credentialSubject: {
      achievement: {
        achievementType: 'Award',
        image: { id: `https://awards.example/verify/${id}/medal.png`, type: 'Image' },
      },
    },
  });
  const medal = await picture(id, 'medal.png');
  expect(medal.headers['content-type']).toBe('image/png');
  expect(await sharp(medal.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
  expect(JSON.stringify(credential)).not.toMatch(new RegExp(`${ada.email}|Ada`));

  const said: RecognitionReply = (await app.inject(`/api/recognitions/${id}`)).json();
  expect(Object.keys(said).sort()).toEqual(
    [
      ...['id', 'state', 'revokedAt', 'name', 'organization', 'line', 'tier'],
      ...['category', 'season'],
      ...['seasonName', 'score', 'judges', 'publishedAt', 'entry', 'proof'],
    ].sort(),
  );
  const { root } = await publicResult(app);
  expect([said.proof?.root, said.proof && rootFrom(said.proof.commitment, said.proof)]).toEqual([
    root,
    root,
  ]);

  const shown = await page(id);
  for (const text of [
    `href="/api/recognitions/${id}"`,
    'This award is genuine',
    'Ada Gold',
    'Gold',
    'Technology',
    '8.15',
  ])
    expect(shown.body).toContain(text);
  expect(shown.body).not.toContain('<script');
  expect(shown.headers['x-robots-tag']).toBe('noindex');
  for (const tag of [
    '"og:title" content="Ada Gold won Gold in Technology 2025 · Meritum Awards"',
    `"og:url" content="https://awards.example/verify/${id}"`,
    `"og:image" content="https://awards.example/verify/${id}/card.png?v=`,
  ])
    expect(shown.body).toContain(tag);
  expect((await page('unknown')).body).not.toContain('og:title');
  const broken = `${id.slice(0, 9)}%0A${id.slice(9)}`;
  const copied = ['.', ')', ',', '%20', '%E2%80%8B', '/', ').'].map((sign) => id + sign);
  for (const one of [...copied, broken])
    expect([one, (await page(one)).statusCode]).toEqual([one, 200]);
  expect((await app.inject(`/api/recognitions/${id}.`)).json()).toEqual(said);

  // Nobody without an award gets a badge.
  expect((await badgeOf(nominees['Bo Nothing'])).statusCode).toBe(412);
  const { nominationId } = nominees['Bo Nothing'];
  const all = app.mongo.db.collection('recognitions');
  expect(await all.countDocuments({ nominationId })).toBe(0);
  const unknown = await page('A'.repeat(22));
  expect([unknown.statusCode, unknown.body.includes('No award found')]).toEqual([404, true]);
});

test('badges of a former key verify, and those of a stranger or changed ones do not', async () => {
  const { app, commands } = suite();
  const ada = nominees['Ada Gold'];
  const jwt = (await badgeOf(ada)).body;
  await appendToLog({ commands });
  // Another secret signs, and the former one is no longer configured.
  const logged = (await app.inject('/api/log/head')).json().keys;
  const issuer = issuerAt('https://awards.example');
  const later = signerWith(keyRing(`${testSecret} later`)['published statements']);
  const after = didDocument(issuer, [...later.publicKeys, ...logged]);
  const claims = await verified(jwt, after);
  const laterJwt = signedJwt(later, issuer, claims as unknown as Credential);
  expect(await verified(laterJwt, after)).toEqual(claims);

  // A stranger's key that uses the name of ours.
  const [head, body] = jwt.split('.');
  const forged = [head, body, laterJwt.split('.')[2]].join('.');
  await expect(verified(forged, await issuerKeys())).rejects.toThrow('signature');
});

test('badges of a name that the site had before verify with what that name answers', async () => {
  const { app } = await buildTestApp({
    MONGODB_DATABASE: suite().app.mongo.db.databaseName,
    PUBLIC_ORIGIN: 'https://new.example',
    FORMER_ORIGINS: 'https://awards.example',
    WEBAUTHN_HOST: 'awards.example',
  });
  const at = async (host: string, path: string) =>
    (await app.inject({ url: path, headers: { host } })).json();
  const former = await at('awards.example', '/api/issuer/did.json');
  expect(await verified((await badgeOf(nominees['Ada Gold'])).body, former)).toBeDefined();
  expect([former.id, (await at('new.example', '/api/issuer/did.json')).id]).toEqual([
    'did:web:awards.example:api:issuer',
    'did:web:new.example:api:issuer',
  ]);
  // A request at the former host name, to which passkeys are bound.
  expect(await at('awards.example', '/api/passkeys/origins')).toEqual({
    origins: ['https://new.example'],
  });
  await app.close();
});

test('the page of an award shows its certificate, a shared link its card, and any site the seal with tier, category and year (GUIDE-020)', async () => {
  const id = await idOf(nominees['Ada Gold']);
  expect((await page(id)).body).toContain(`src="/verify/${id}/certificate.svg"`);
  const certificate = await picture(id, 'certificate.svg');
  expect(certificate.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(certificate.body).not.toBe((await picture('specimen', 'certificate.svg')).body);
  const seal = await picture(id, 'seal.svg');
  expect(seal.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(seal.body).not.toBe((await picture(id, 'seal-dark.svg')).body);
  const card = await picture(id, 'card.png');
  expect(await sharp(card.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  const known = { 'if-none-match': `${card.headers.etag}` };
  const again = await suite().app.inject({ url: `/api/verify/${id}/card.png`, headers: known });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const { rawPayload: png } = await picture(id, 'seal.png');
  expect(await sharp(png).metadata()).toMatchObject({ width: 900, height: 312 });
  const refused = [
    picture(id, 'seal.gif'),
    picture('0'.repeat(22), 'seal.svg'),
    picture('specimen', 'seal.png'),
  ];
  expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual([400, 404, 404]);
});

test('certificate and letter state the work and who signs; files of an earlier signatory are known (GUIDE-022)', async () => {
  const { app } = suite();
  const ada = nominees['Ada Gold'];
  const line = 'Robots that water fields';
  const { nominationId: _id } = ada;
  const all = app.mongo.db.collection<{ _id: string }>('nominations');
  const papers = async () => [
    (await callAs(app, ada, 'getWinnerCertificate', { category: 'Technology' })).rawPayload,
    (await callAs(app, ada, 'getWinnerReferenceLetter', { category: 'Technology' })).rawPayload,
  ];
  const files = await papers();
  await all.updateOne({ _id }, { $set: { line } });
  files.push(...(await papers()));
  site.signatory = { name: 'Ines Sample', role: 'Chair' };
  files.push(...(await papers()));
  site.signatory = undefined;
  expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(6);
  for (const file of files) expect((await ofFile(file))[0]).toBe(200);
});

test('two organisers revoke, and page, seal and status list say so; so does a deleted account', async () => {
  const { app } = suite();
  const [ada, cy] = [nominees['Ada Gold'], nominees['Cy Platinum']];
  const [recognitionId, other] = [await idOf(ada), await idOf(cy)];
  const badge = await verified((await badgeOf(ada)).body, await issuerKeys());
  const file = (await badgeOf(cy)).body;
  const theirs = await verified(file, await issuerKeys());
  const revoke = async (by: Person) => {
    const reply = await asReader((named) =>
      callAs(app, by, 'revokeRecognition', {
        nominationId: ada.nominationId,
        reason: 'Plagiarism',
        ...named,
      }),
    );
    return [reply.statusCode, reply.json().state];
  };
  const [one, another] = admins();
  const revocationState = async (by: Person) =>
    (
      await callAs(app, by, 'getEntryRatings', { nominationId: ada.nominationId })
    ).json<EntryRatingsReply>().recognition;
  const asAnother = {
    ...{ id: recognitionId, revokedAt: null, proposed: null, mayRevoke: true },
  };
  expect(await revocationState(another)).toEqual(asAnother);
  expect([await revoke(one), await revoke(one)]).toEqual([
    [200, 'proposed'],
    [200, 'proposed'],
  ]);
  expect([(await page(recognitionId)).body.includes('genuine'), await isRevoked(badge)]).toEqual([
    true,
    false,
  ]);
  expect(await revocationState(another)).toMatchObject({
    ...asAnother,
    proposed: { isOwn: false, reason: 'Plagiarism' },
  });
  expect([await revoke(another), await revoke(one)]).toEqual([
    [200, 'revoked'],
    [200, 'revoked'],
  ]);
  await app.background.idle();
  expect(await templatesTo(app, ada.email)).toContain('award-revoked');
  expect(await revocationState(one)).toMatchObject({
    revokedAt: expect.any(String),
    mayRevoke: false,
  });
  const entries = await auditSeen(app, one, { subject: recognitionId });
  expect(entries.slice(0, 2).map(({ action }) => action)).toEqual([
    'recognition.revoked',
    'recognition.revocation-proposed',
  ]);
  const shown = (await page(recognitionId)).body;
  expect(shown).toContain('This award was revoked');
  expect(shown).not.toMatch(/genuine|Plagiarism|certificate.svg/);
  expect(shown).toContain('"og:image" content="https://awards.example/card.png"');
  expect(shown).not.toMatch(/og:title" content="[^"]*(?:Ada|Gold)/);
  expect((await picture(recognitionId, 'seal.png')).statusCode).toBe(404);
  expect((await picture(recognitionId, 'card.png')).headers.location).toBe('/card.png');
  expect([await isRevoked(badge), await isRevoked(theirs)]).toEqual([true, false]);
  expect((await badgeOf(ada)).statusCode).toBe(412);
  const { results } = (await callAs(app, ada, 'listNominationResults', {})).json();
  expect(results[0]).not.toHaveProperty('recognition');

  await deleteAccount(app, cy);
  await app.background.idle();
  expect([
    (await page(other)).statusCode,
    (await ofFile(file))[0],
    await isRevoked(theirs),
  ]).toEqual([...[404, 404, true]]);
});
