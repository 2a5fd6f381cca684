import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RecognitionReply } from '@meritum/shared/contracts/recognitions';
import { rootFrom } from '@meritum/shared/merit/ledger/merkle';
import { recognitionStatement } from '@meritum/shared/merit/ledger/recognition-statement';
import { signatureOfText } from '@meritum/shared/merit/ledger/signature';
import { importJWK, type JWK, jwtVerify } from 'jose';
import { keyRing } from '../../../platform/keys/keys';
import { signerWith } from '../../../platform/keys/signer';
import { type Person, post } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { testSecret } from '../../../testing/config';
import { auditSeen, callAs } from '../../../testing/console';
import {
  type Nominee,
  publicResult,
  published,
  ratedContest,
  suiteOrganisers,
  times,
} from '../../../testing/results';
import { keepLog } from '../../log/appending';
import { didDocument, issuerAt, signedJwt } from './issuer';
import { bakedMedal } from './medal';
import type { Recognition } from './recognition';

const suite = suiteApp();
const admins = suiteOrganisers(suite);

let nominees: Record<'Ada Gold' | 'Bo Nothing' | 'Cy Platinum', Nominee>;

beforeAll(async () => {
  const { app } = suite();
  nominees = await ratedContest(app, {
    'Ada Gold': [...times(17, 8), 9, 9, 9],
    'Bo Nothing': times(20, 6),
    'Cy Platinum': times(20, 10),
  });
  await published(app, ...admins());
});

const idOf = async (person: Person): Promise<string> =>
  (await callAs(suite().app, person, 'listNominationResults')).json().results[0].recognition;

const badgeOf = (person: Person) =>
  callAs(suite().app, person, 'getBadge', { category: 'Technology' });

/** Of which award a file is, by its bytes. */
async function ofFile(file: string | Buffer): Promise<unknown[]> {
  const hash = createHash('sha256').update(file).digest('hex');
  const reply = await suite().app.inject(`/api/recognitions/of-file/${hash}`);
  return [reply.statusCode, reply.json().id, reply.json().kind];
}

const page = (id: string) => suite().app.inject(`/api/verify/${id}`);

interface Method {
  id: string;
  publicKeyJwk: JWK;
}

const keys = async (): Promise<Method[]> =>
  (await suite().app.inject('/api/issuer/did.json')).json().verificationMethod;

/** Verifies as a stranger does: with the DID document and a library that is not ours. */
async function verified(token: string, methods: readonly Method[]) {
  const { payload } = await jwtVerify(token, ({ kid }) => {
    const found = methods.find(({ id }) => id === kid);
    if (!found) throw new Error('A key of nobody');
    return importJWK(found.publicKeyJwk, 'EdDSA');
  });
  return payload;
}

/** Whether the bit of a badge in the status list is set. */
async function isRevoked(badge: Record<string, unknown>): Promise<boolean> {
  const { statusListIndex } = badge.credentialStatus as { statusListIndex: string };
  const reply = await suite().app.inject('/api/issuer/status');
  const list = await verified(reply.body, await keys());
  const { encodedList } = list.credentialSubject as { encodedList: string };
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
  expect(bits).toHaveLength(16_384);
  const place = Number(statusListIndex);
  return ((bits[place >> 3] ?? 0) & (128 >> (place & 7))) !== 0;
}

/** `MERITUM_PYTHON` names one in which openbadgeslib is installed. */
const python = process.env.MERITUM_PYTHON ?? 'python3';
const hasVerifier = spawnSync(python, ['-c', 'import openbadgeslib.ob3']).status === 0;
const withVerifier = hasVerifier ? test : test.skip;

/** What a verifier that is not ours says of a badge. */
async function openbadgeslib(badge: string): Promise<string> {
  const files: Record<string, string> = {};
  for (const path of ['/api/issuer/did.json', '/api/issuer/status'])
    files[`https://awards.example${path}`] = (await suite().app.inject(path)).body;
  const input = JSON.stringify({ issuer: 'did:web:awards.example:api:issuer', badge, files });
  const script = join(import.meta.dirname, 'testing/openbadges.py');
  return spawnSync(python, [script], { input, encoding: 'utf8' }).stdout.trim();
}

test('a badge is signed, hides the address, and its page says what the certificate says', async () => {
  const { app } = suite();
  const ada = nominees['Ada Gold'];
  const [id = '', again] = await Promise.all([idOf(ada), idOf(ada)]);
  expect(again).toBe(id);

  const badge = await badgeOf(ada);
  expect(badge.headers['content-type']).toContain('application/vc+jwt');
  const credential = await verified(badge.body, await keys());
  const picture = await callAs(app, ada, 'getBadgePicture', { category: 'Technology' });
  expect(picture.body).toContain(`<openbadges:credential verify="${badge.body}"/>`);
  // Given twice, recorded once.
  await badgeOf(ada);
  const { papers } =
    (await app.mongo.db.collection<Recognition>('recognitions').findOne({ _id: id })) ?? {};
  expect(papers?.map(({ kind }) => kind)).toEqual(['badge', 'badge']);
  for (const given of [badge.body, picture.body])
    expect([await ofFile(given), await ofFile(`${given} `)]).toEqual([
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
    credentialSubject: { achievement: { achievementType: 'Award' } },
  });
  expect(JSON.stringify(credential)).not.toMatch(new RegExp(`${ada.email}|Ada`));

  const said: RecognitionReply = (await app.inject(`/api/recognitions/${id}`)).json();
  expect(Object.keys(said).sort()).toEqual(
    [
      ...['id', 'state', 'revokedAt', 'name', 'organization', 'tier', 'category', 'season'],
      ...['seasonName', 'score', 'judges', 'publishedAt', 'entry', 'keyId', 'signature', 'proof'],
    ].sort(),
  );
  const { keys: published } = (await app.inject('/api/season/rules')).json();
  expect(await signatureOfText(recognitionStatement(said), said, published)).toBe('ours');
  const { root } = await publicResult(app);
  expect([said.proof?.root, said.proof && rootFrom(said.proof.commitment, said.proof)]).toEqual([
    root,
    root,
  ]);

  const shown = await page(id);
  for (const text of ['This award is genuine', 'Ada Gold', 'Gold', 'Technology', '8.15'])
    expect(shown.body).toContain(text);
  expect(shown.body).not.toContain('<script');
  expect(shown.headers['x-robots-tag']).toBe('noindex');

  // Whoever has no award, or never asked for the page, has none.
  expect((await badgeOf(nominees['Bo Nothing'])).statusCode).toBe(412);
  const { nominationId } = nominees['Bo Nothing'];
  const all = app.mongo.db.collection('recognitions');
  expect(await all.countDocuments({ nominationId })).toBe(0);
  const unknown = await page('A'.repeat(22));
  expect([unknown.statusCode, unknown.body.includes('We know of no such award')]).toEqual([
    404,
    true,
  ]);
});

test('badges of a former key verify, and those of a stranger do not', async () => {
  const { app, commands } = suite();
  const badge = (await badgeOf(nominees['Ada Gold'])).body;
  await keepLog(commands().keepingLog);
  // Another secret signs, and the one before is no longer configured.
  const logged = (await app.inject('/api/log/head')).json().keys;
  const issuer = issuerAt('https://awards.example');
  const later = signerWith(keyRing(`${testSecret} later`)['published statements']);
  const after = didDocument(issuer, [...later.publicKeys, ...logged]).verificationMethod;
  expect(await verified(badge, after as Method[])).toMatchObject({ iss: issuer.did });
  expect(await verified(signedJwt(later, issuer, {}), after as Method[])).toEqual({});

  const { privateKey } = generateKeyPairSync('ed25519');
  const [head, body] = badge.split('.');
  const forged = sign(null, Buffer.from(`${head}.${body}`), privateKey).toString('base64url');
  await expect(verified(`${head}.${body}.${forged}`, await keys())).rejects.toThrow('signature');
});

withVerifier(
  'openbadgeslib verifies badge, issuer and status list (where it is installed)',
  async () => {
    const badge = (await badgeOf(nominees['Ada Gold'])).body;
    const [head = '', body = '', signature = ''] = badge.split('.');
    const changed = Buffer.from(body, 'base64url').toString().replace('Gold', 'Pure');
    const other = [head, Buffer.from(changed).toString('base64url'), signature].join('.');
    const baked = bakedMedal('Gold', badge);
    expect(await Promise.all([badge, baked, other].map(openbadgeslib))).toEqual([
      'valid',
      'valid',
      'Invalid signature',
    ]);
  },
);

test('two organisers revoke, and page and status list say so; so does a deleted account', async () => {
  const { app } = suite();
  const [ada, cy] = [nominees['Ada Gold'], nominees['Cy Platinum']];
  const [recognitionId, other] = [await idOf(ada), await idOf(cy)];
  const badge = await verified((await badgeOf(ada)).body, await keys());
  const file = (await badgeOf(cy)).body;
  const theirs = await verified(file, await keys());
  const revoke = async (by: Person) => {
    const reply = await callAs(app, by, 'revokeRecognition', {
      recognitionId,
      reason: 'Plagiarism',
    });
    return [reply.statusCode, reply.json().state];
  };
  const [one, another] = admins();
  expect([await revoke(one), await revoke(one)]).toEqual([
    [200, 'proposed'],
    [200, 'proposed'],
  ]);
  expect([(await page(recognitionId)).body.includes('genuine'), await isRevoked(badge)]).toEqual([
    true,
    false,
  ]);
  expect([await revoke(another), await revoke(one)]).toEqual([
    [200, 'revoked'],
    [200, 'revoked'],
  ]);
  const entries = await auditSeen(app, one, { subject: recognitionId });
  expect(entries.slice(0, 2).map(({ action }) => action)).toEqual([
    'recognition.revoked',
    'recognition.revocation-proposed',
  ]);
  const shown = (await page(recognitionId)).body;
  expect(shown).toContain('This award was revoked');
  expect(shown).not.toMatch(/genuine|Plagiarism/);
  expect([await isRevoked(badge), await isRevoked(theirs)]).toEqual([true, false]);
  expect((await badgeOf(ada)).statusCode).toBe(412);
  const { results } = (await callAs(app, ada, 'listNominationResults', {})).json();
  expect(results[0]).not.toHaveProperty('recognition');

  const { email, password, authorized } = cy;
  await post(app, '/api/account/deletion', { email, password }, authorized);
  await app.background.idle();
  expect([
    (await page(other)).statusCode,
    (await ofFile(file))[0],
    await isRevoked(theirs),
  ]).toEqual([...[404, 404, true]]);
});
