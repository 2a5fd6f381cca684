import { fromHex, hashOfText, toHex } from '@meritum/shared/merit/ledger/bytes';
import { treeOf } from '@meritum/shared/merit/ledger/commitment-tree';
import { recognitionStatement } from '@meritum/shared/merit/ledger/recognition-statement';
import { sha256 } from '@meritum/shared/merit/ledger/sha256';
import { type FakeRoute, fakeServer, route } from '@meritum/shared/testing/fakeServer';
import { fillField } from '@meritum/shared/testing/fillField';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idIn } from '../../features/award-check/address';
import { baked, bakedPng } from '../../testing/badges';
import { renderAt } from '../../testing/renderAt';
import { base64url, headSigner } from '../../testing/signedHeads';

const did = 'did:web:awards.example:api:issuer';
const id = 'GoldGoldGoldGoldGold-1';
const commitments = ['a', 'b', 'c'].map(hashOfText);
const tree = treeOf(commitments);
const [commitment = ''] = commitments;

const stated = {
  id,
  name: 'Ada Gold',
  organization: 'Fictional Works',
  tier: 'Gold',
  category: 'AI',
  season: '2025',
  seasonName: 'Season 2025',
  score: '8.15',
  judges: 20,
  publishedAt: '2025-11-15T00:00:00.000Z',
  entry: 'FERN-20',
};

type Signer = Awaited<ReturnType<typeof headSigner>>;
let signer: Signer;
let record: object;
/** A signed badge as our API makes it. */
let badge: string;

const claims = {
  id: `https://awards.example/verify/${id}`,
  type: ['VerifiableCredential', 'AchievementCredential'],
  credentialSubject: { achievement: { name: 'Meritum Awards Gold: AI, Season 2025' } },
  iss: did,
};

async function jwtOf(by: Signer, over: object = {}, header: object = {}): Promise<string> {
  const parts = [
    { alg: 'EdDSA', typ: 'JWT', kid: `${did}#ours`, ...header },
    { ...claims, ...over },
  ].map((part) => base64url(new TextEncoder().encode(JSON.stringify(part))));
  return [...parts, base64url(fromHex(await by.signText(parts.join('.'))))].join('.');
}

beforeAll(async () => {
  signer = await headSigner();
  const signature = await signer.signText(recognitionStatement(stated));
  const proof = { root: tree.root, commitment, ...tree.proofOf(commitment) };
  record = { ...stated, state: 'valid', revokedAt: null, keyId: 'ours', signature, proof };
  badge = await jwtOf(signer);
});

const unknown = { status: 404, code: 'not-found', message: 'Not found.' };

/** Files that were handed out, by their hash. */
let handedOut: Record<string, string>;
beforeEach(() => {
  handedOut = {};
});
const hand = (file: string | Uint8Array, kind = 'badge') => {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  handedOut[toHex(sha256(bytes))] = kind;
};

function open(address = '/verify', ...more: FakeRoute[]) {
  const keys = signer.keys.map(({ publicKey }) => ({
    id: `${did}#ours`,
    publicKeyJwk: { kty: 'OKP', crv: 'Ed25519', x: base64url(fromHex(publicKey)) },
  }));
  const server = fakeServer([
    ...more,
    {
      method: 'GET',
      path: '/api/recognitions/of-file/:sha256',
      reply: ({ path }) => {
        const kind = handedOut[path.split('/').at(-1) ?? ''];
        const showsFormerName = kind === 'letter';
        return kind ? { body: { id, kind, showsFormerName } } : { status: 404, body: unknown };
      },
    },
    route(`/api/recognitions/${id}`, record),
    route('/api/recognitions/:id', unknown, 404),
    route('/api/issuer/did.json', { id: did, verificationMethod: [...keys, { id: 'another' }] }),
    route('/api/results', { results: [{ season: '2025', category: 'AI', root: tree.root }] }),
  ]);
  renderAt(address);
  return { server, user: userEvent.setup({ applyAccept: false }) };
}

const drop = (user: ReturnType<typeof userEvent.setup>, file: string | Uint8Array<ArrayBuffer>) =>
  user.upload(screen.getByLabelText(/Or the file/), new File([file], 'file'));

const steps = () =>
  within(screen.getByRole('list', { name: 'What was checked' }))
    .getAllByText(/^: (passed|failed|not checked)$/)
    .map(({ parentElement }) => parentElement?.textContent);

const awardHolds = ['Signature: passed', 'Ledger: passed', 'Still valid: passed'];

test('an address is checked at once: signature, inclusion and validity, for nobody else to find', async () => {
  const { server } = open(`/verify?id=${id}`);
  expect(await screen.findByText('This award is genuine')).toBeVisible();
  expect(steps()).toEqual(awardHolds);
  const award = within(screen.getByRole('region', { name: 'Award' }));
  for (const text of ['Ada Gold', 'Fictional Works', 'Gold, AI'])
    expect(award.getByText(text)).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByLabelText(/Address on the certificate/)).toHaveValue(id);
  expect(server.calls.map(({ path }) => path).sort()).toEqual([
    '/api/issuer/did.json',
    `/api/recognitions/${id}`,
    '/api/results',
  ]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

async function enter(user: ReturnType<typeof open>['user'], text: string) {
  fillField(screen.getByLabelText(/Address on the certificate/), text);
  await user.click(screen.getByRole('button', { name: 'Check' }));
}

test('a typed address must be ours, and whole', async () => {
  const { server, user } = open();
  expect(document.querySelector('meta[name=robots]')).toBeNull();
  const type = (text: string) => enter(user, text);
  await type(`https://awards.example.evil/verify/${id}`);
  expect(
    await screen.findByText(/This address is at awards\.example\.evil\. Ours begin/),
  ).toBeVisible();
  await type('awards.example/verify/Gold');
  expect(await screen.findByText(/Enter the whole address/)).toBeVisible();
  expect(screen.getByLabelText(/Address on the certificate/)).toHaveFocus();
  expect(server.calls).toEqual([]);
  await type(`awards.example/verify/${id}`);
  expect(await screen.findByText('This award is genuine')).toBeVisible();
  expect(window.location.search).toBe(`?id=${id}`);
});

test.each([
  `${id}.`,
  `(${id})`,
  `https://awards.example/verify/${id}.`,
  `<https://awards.example/verify/${id}>`,
  `https://awards.example/verify/${id}/`,
  `https://awards.example/verify/${id}%20`,
  `https://awards.example/verify?id=${id}),`,
  `Verify here: https://awards.example/verify/${id}!`,
  `awards.example/verify/${id.slice(0, 9)}\u200b${id.slice(9)}\u200b`,
  `awards.example/verify/${id.slice(0, 9)}\n${id.slice(9)}`,
])('the award is found by an address that was copied as %j', (typed) => {
  expect(idIn(typed, 'awards.example')).toEqual({ id });
});

test('revoked, unknown and a server that is away are told apart', async () => {
  const revokedAt = '2025-12-01T00:00:00.000Z';
  const { server, user } = open(
    `/verify?id=${id}`,
    route(`/api/recognitions/${id}`, { ...record, state: 'revoked', revokedAt }),
  );
  expect(await screen.findByText('This award was revoked')).toBeVisible();
  expect(steps()).toEqual([...awardHolds.slice(0, 2), 'Still valid: failed']);
  hand('%PDF-1.7 of Ada', 'certificate');
  await drop(user, '%PDF-1.7 of Ada');
  await screen.findByText('It is byte for byte the certificate that we made.');
  expect(screen.getByText('This award was revoked')).toBeVisible();

  server.now([route(`/api/recognitions/${id}`, unknown, 404)]);
  await drop(user, '%PDF-1.7 of Ada');
  expect(await screen.findByText('This certificate no longer counts')).toBeVisible();
  await enter(user, 'A'.repeat(22));
  expect(await screen.findByText('No award found')).toBeVisible();
  expect(screen.queryByText('Ada Gold')).toBeNull();

  server.now([route('/api/issuer/did.json', {}, 503)]);
  await drop(user, badge);
  expect(await screen.findByText('Could not check')).toBeVisible();
  server.now([route('/api/issuer/did.json', { id: did, verificationMethod: [] })]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This is not a badge of ours')).toBeVisible();
});

test('an address that was cut off leads to no award, and says to look for all of it', async () => {
  const problem = {
    code: 'invalid-argument',
    message: 'The id of a recognition has 22 characters',
  };
  open('/verify?id=abc', route('/api/recognitions/abc', problem, 400));
  expect(await screen.findByText(/Check that you have the whole address/)).toBeVisible();
  expect(screen.queryByText('Could not check')).toBeNull();
});

test('a letter with a former name is genuine, and the award is shown under the present one', async () => {
  const { user } = open();
  hand('%PDF-1.7 of the former name', 'letter');
  await drop(user, '%PDF-1.7 of the former name');
  expect(await screen.findByText('This letter is genuine and unchanged')).toBeVisible();
  expect(screen.getByText(/It shows a former name of its winner/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Award' })).getByText('Ada Gold')).toBeVisible();
});

test('a record that our keys did not sign, or whose proof leads elsewhere, is not believed', async () => {
  const { server, user } = open(
    `/verify?id=${id}`,
    route(`/api/recognitions/${id}`, { ...record, tier: 'Platinum' }),
  );
  expect(await screen.findByText('Our record of this award is inconsistent')).toBeVisible();
  expect(steps()).toEqual(['Signature: failed', ...awardHolds.slice(1)]);
  const results = [{ season: '2025', category: 'AI', root: hashOfText('other') }];
  server.now([route(`/api/recognitions/${id}`, record), route('/api/results', { results })]);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(
    await screen.findByText('The proof of the entry does not lead to the root that was published.'),
  ).toBeVisible();
  jest.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new Error('no Ed25519'));
  server.now([route('/api/results', { results: [] })]);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('On record, but not all could be checked')).toBeVisible();
});

/** One byte in the middle is another one. */
function changed(file: string | Uint8Array<ArrayBuffer>, near?: string): Uint8Array<ArrayBuffer> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file.slice();
  const text = new TextDecoder().decode(bytes);
  const at = near ? text.indexOf(near) + 1 : bytes.length >> 1;
  bytes[at] = bytes[at] === 97 ? 98 : 97;
  return bytes;
}

test('each kind of file is found genuine, and one changed byte in each is found', async () => {
  const { user } = open();
  const svg = baked(badge);
  const png = bakedPng(badge);
  const pdf = '%PDF-1.7 the letter of Ada Gold';
  const json = '{"proof":{"type":"DataIntegrityProof"}}';
  for (const file of [svg, png, json]) hand(file);
  hand(pdf, 'letter');
  const unchanged = 'This badge is genuine and unchanged';
  const isAnother = 'This is not an award file of ours, or was altered';
  const files: [string | Uint8Array<ArrayBuffer>, string][] = [
    [badge, unchanged],
    [changed(badge), 'This badge was changed'],
    // The last character has bits that no signature needs.
    [
      badge.replace(/.$/, (last) => ({ A: 'B', Q: 'R', g: 'h', w: 'x' })[last] ?? ''),
      'This badge was changed',
    ],
    [svg, unchanged],
    [changed(svg, 'eyJ'), 'This is not a badge of ours'],
    [changed(svg, 'rect'), 'A genuine badge in another picture'],
    [png, unchanged],
    [changed(png, 'IDAT'), 'A genuine badge in another picture'],
    [pdf, 'This letter is genuine and unchanged'],
    [changed(pdf), isAnother],
    [json, unchanged],
    [changed(json), isAnother],
    ['', isAnother],
  ];
  for (const [file, verdict] of files) {
    await drop(user, file);
    await screen.findByText(verdict);
    expect([verdict, screen.queryAllByText('Ada Gold').length]).toEqual([
      verdict,
      /genuine/i.test(verdict) ? 1 : 0,
    ]);
  }
  expect(screen.getByText(/Certificates and letters of judges, and seals,/)).toBeVisible();
});

test('a badge of a stranger’s key, without a signature or of something else is not ours', async () => {
  const { user } = open();
  const stranger = await headSigner();
  const [, payload, signature] = badge.split('.');
  const unsigned = base64url(new TextEncoder().encode('{"alg":"none"}'));
  const notOurs = 'This is not a badge of ours';
  const files: [string, string][] = [
    [await jwtOf(stranger), 'This badge was changed'],
    [await jwtOf(stranger, {}, { kid: 'did:web:evil.example#ours' }), notOurs],
    [await jwtOf(signer, {}, { alg: 'HS256' }), notOurs],
    [await jwtOf(signer, {}, { crit: ['b64'] }), notOurs],
    [`${unsigned}.${payload}.${signature}`, notOurs],
    // What else our key signs: the list of revoked badges.
    [await jwtOf(signer, { type: ['BitstringStatusListCredential'] }), notOurs],
    [await jwtOf(signer, { iss: 'did:web:evil.example' }), notOurs],
    // As one who has stolen our key would.
    [
      await jwtOf(signer, {
        credentialSubject: { achievement: { name: 'Meritum Awards Platinum: AI, Season 2025' } },
      }),
      notOurs,
    ],
  ];
  for (const [file, verdict] of files) {
    await drop(user, file);
    await screen.findByText(verdict);
    expect(screen.queryByText('Ada Gold')).toBeNull();
  }
  const large = new File([''], 'large.png');
  Object.defineProperty(large, 'size', { value: 20_000_001 });
  await user.upload(screen.getByLabelText(/Or the file/), large);
  expect(await screen.findByText('It is larger than any file that we make.')).toBeVisible();
});
