import { fromHex, sha256, toHex } from '@meritum/shared/merit/ledger/bytes';
import { type FakeRoute, fakeServer, route } from '@meritum/shared/testing/fakeServer';
import { fillField } from '@meritum/shared/testing/fillField';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idIn } from '../../features/award-check/address';
import { leaveFor } from '../../features/award-check/leaveFor';
import { renderAt } from '../../testing/renderAt';
import { base64url, headSigner } from '../../testing/signedHeads';

jest.mock('../../features/award-check/leaveFor');

const id = 'GoldGoldGoldGoldGold-1';
const page = `/verify/${id}`;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A badge with this number, signed by the owner of this key. */
async function badgeBy({ signText }: Awaited<ReturnType<typeof headSigner>>, number = id) {
  const parts = [
    { alg: 'EdDSA', typ: 'JWT', kid: 'did:web:awards.example:api:issuer#ours' },
    { id: `https://awards.example/verify/${number}`, name: 'Meritum Awards Gold' },
  ].map((part) => base64url(bytesOf(JSON.stringify(part))));
  return [...parts, base64url(fromHex(await signText(parts.join('.'))))].join('.');
}

const svgWith = (jwt: string) => `<svg><openbadges:credential verify="${jwt}"/><rect/></svg>`;
const pngWith = (jwt: string) => `\u0089PNG iTXt openbadgecredential\0\0\0\0\0${jwt}c\u0089R\0IDAT`;

let badge: string;
let forged: string;
beforeAll(async () => {
  badge = await badgeBy(await headSigner());
  forged = await badgeBy(await headSigner());
});

type Reply = { kind: string; state?: string; showsFormerName?: boolean };

function open(files: readonly (readonly [file: string, reply: Reply])[], ...more: FakeRoute[]) {
  const issued = new Map(files.map(([file, reply]) => [toHex(sha256(bytesOf(file))), reply]));
  const server = fakeServer([
    ...more,
    {
      method: 'GET',
      path: '/api/recognitions/of-file/:sha256',
      reply: ({ path }) => {
        const reply = issued.get(path.split('/').at(-1) ?? '');
        return reply
          ? { body: { id, state: 'valid', showsFormerName: false, ...reply } }
          : { status: 404, body: { status: 404, code: 'not-found', message: 'Not found.' } };
      },
    },
  ]);
  renderAt('/verify');
  return { server, user: userEvent.setup({ applyAccept: false }) };
}

const drop = (user: ReturnType<typeof userEvent.setup>, file: string) =>
  user.upload(screen.getByLabelText(/Or the file/), new File([file], 'file'));

const verdict = () =>
  within(document.querySelector<HTMLElement>('[data-status="checked"]') as HTMLElement);

test('a typed address must be ours, and whole, and leads to the page of the award', async () => {
  const { server, user } = open([]);
  const type = async (text: string) => {
    fillField(screen.getByLabelText(/Address on the certificate/), text);
    await user.click(screen.getByRole('button', { name: 'Check' }));
  };
  await type(`https://awards.example.evil/verify/${id}`);
  expect(
    await screen.findByText(/This address is at awards\.example\.evil\. Ours begin/),
  ).toBeVisible();
  await type('awards.example/verify/Gold');
  expect(await screen.findByText(/Enter the whole address/)).toBeVisible();
  expect(screen.getByLabelText(/Address on the certificate/)).toHaveFocus();
  expect(leaveFor).not.toHaveBeenCalled();
  await type(`awards.example/verify/${id}`);
  expect(leaveFor).toHaveBeenCalledWith(page);
  expect(server.calls).toEqual([]);
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

test('an address of this page with a number in it leads to the page of the award', () => {
  fakeServer([]);
  renderAt(`/verify?id=${id}.`);
  expect(leaveFor).toHaveBeenCalledWith(page, 'replace');
});

test('issued, changed, revoked, renamed and unknown files are told apart; only hashes are sent', async () => {
  const pdf = '%PDF-1.7 the certificate';
  const { server, user } = open([
    [pdf, { kind: 'certificate' }],
    ['%PDF-1.7 of a revoked award', { kind: 'certificate', state: 'revoked' }],
    ['%PDF-1.7 of a former name', { kind: 'letter', showsFormerName: true }],
    [badge, { kind: 'badge' }],
    [svgWith(badge), { kind: 'badge' }],
    ['%PDF-1.7 of a judge', { kind: 'certificate of service' }],
  ]);
  const files: [file: string, title: string | RegExp, leads: boolean][] = [
    [pdf, 'We issued this certificate, and it is unchanged', true],
    [`${pdf} `, 'This file matches nothing that we have issued', false],
    [`${pdf} /URI (https://awards.example${page})`, 'We have not issued this file', true],
    ['%PDF-1.7 of a revoked award', 'This certificate no longer counts', true],
    ['%PDF-1.7 of a former name', 'We issued this letter, and it is unchanged', true],
    [badge, 'We issued this badge, and it is unchanged', true],
    ['%PDF-1.7 of a judge', 'We issued this certificate of service, and it is unchanged', true],
    [svgWith(badge), 'We issued this badge, and it is unchanged', true],
    [`${svgWith(badge)} `, 'A genuine badge in another picture', true],
    [pngWith(badge), 'A genuine badge in another picture', true],
    // Signed by a stranger with a real award's number, or with one byte changed.
    [forged, 'We have not issued this file', true],
    [pngWith(forged), 'We have not issued this file', true],
    [
      badge.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      'We have not issued this file',
      true,
    ],
    // A genuine badge beside a forged one, which a wallet could read.
    [`<desc>${badge}</desc>${svgWith(forged)}`, 'We have not issued this file', true],
    ['eyJ.not.abadge', 'This file matches nothing that we have issued', false],
    ['', 'This file matches nothing that we have issued', false],
  ];
  for (const [file, title, leads] of files) {
    await drop(user, file);
    await screen.findByText(title);
    const link = verdict().queryByRole('link', { name: 'Open its page' });
    expect([file, link?.getAttribute('href')]).toEqual([file, leads ? page : undefined]);
  }
  for (const { path } of server.calls) expect(path).toMatch(/of-file\/[0-9a-f]{64}$/);
});

test('a letter with a former name says so', async () => {
  const { user } = open([['%PDF', { kind: 'letter', showsFormerName: true }]]);
  await drop(user, '%PDF');
  expect(await screen.findByText(/It shows a former name, organization or title/)).toBeVisible();
});

test('a server that is away says nothing about the award, and is asked again', async () => {
  const { server, user } = open([], route('/api/recognitions/of-file/:sha256', {}, 503));
  await drop(user, badge);
  expect(await screen.findByText('Could not check')).toBeVisible();
  server.now([
    route('/api/recognitions/of-file/:sha256', {
      ...{ id, kind: 'badge', state: 'valid', showsFormerName: false },
    }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('We issued this badge, and it is unchanged')).toBeVisible();
});

test('no file holds the page up: large ones are not read, and long words are not searched', async () => {
  const { server, user } = open([]);
  const large = new File([''], 'large.png');
  Object.defineProperty(large, 'size', { value: 20_000_001 });
  await user.upload(screen.getByLabelText(/Or the file/), large);
  expect(await screen.findByText('This file matches nothing that we have issued')).toBeVisible();
  expect(server.calls).toEqual([]);
  // An algorithm that is not linear would outlast the test.
  await drop(user, 'eyJ'.repeat(1_000_000));
  expect(await screen.findByText('This file matches nothing that we have issued')).toBeVisible();
});
