import { saveFile } from '@meritum/shared/client/saveFile';
import { leafOf } from '@meritum/shared/merit/log/entry';
import { headLine, type SignedHead } from '@meritum/shared/merit/log/head';
import { logTree } from '@meritum/shared/merit/log/tree';
import { type FakeRoute, fakeServer } from '@meritum/shared/testing/fakeServer';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LogCheck } from './LogCheck';

jest.mock('@meritum/shared/client/saveFile');

const tree = logTree();
for (let place = 0; place < 20; place += 1)
  tree.append(leafOf({ day: '2025-11-23', kind: 'recusal', digest: `${place}`.padStart(64, '0') }));

const headOf = (size: number): SignedHead => ({
  size,
  root: tree.rootAt(size),
  at: '2025-11-23T05:00:00.000Z',
  keyId: 'ours',
  signature: 'ab'.repeat(64),
});
const keys = [{ id: 'ours', publicKey: 'cd'.repeat(32) }];

const route = (path: string, body: object, status = 200): FakeRoute => ({
  method: 'GET',
  path,
  reply: { status, body },
});

/** The page with a log of 20 entries, in a browser without Ed25519, as older ones. */
function open(...more: FakeRoute[]) {
  jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('No such algorithm'));
  const server = fakeServer([
    ...more,
    route('/api/log/head', { head: headOf(20), keys }),
    route('/api/log/consistency', { path: tree.consistencyProof(7, 20) }),
  ]);
  render(<LogCheck />);
  return { server, user: userEvent.setup() };
}

async function compare(user: ReturnType<typeof userEvent.setup>, text: string) {
  const field = screen.getByLabelText('An earlier head of the log', { exact: false });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Compare with today' }));
}

test('the line of a mail is compared with today’s head, and what no browser could check is said', async () => {
  const { server, user } = open();
  await compare(user, `State of the log: ${headLine(headOf(7))}`);
  expect(await screen.findByText('The log has only grown since')).toBeVisible();
  expect(screen.getByText(/It had 7 entries on .+ and has 20 now/)).toBeVisible();
  expect(screen.getByText(/cannot check the signatures/)).toBeVisible();
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/log/head', '/api/log/consistency']);
});

test('a log that was rewritten or shortened is told, with what proves it', async () => {
  const { server, user } = open();
  await compare(user, headLine({ ...headOf(7), root: 'ef'.repeat(32) }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /The log was changed.*both carry our signature/,
  );
  server.now([route('/api/log/head', { head: headOf(5), keys })]);
  await compare(user, headLine(headOf(7)));
  expect(await screen.findByText('The log has lost entries')).toBeVisible();
});

test('a head of another key, no head and a server that is away are told apart', async () => {
  const { server, user } = open();
  await compare(user, headLine({ ...headOf(7), keyId: 'theirs' }));
  expect(await screen.findByText('We did not sign this head')).toBeVisible();
  await compare(user, 'meritum-log-head/1 7');
  expect(await screen.findByText(/Paste the whole line/)).toBeVisible();
  server.now([route('/api/log/head', { head: null, keys: [] })]);
  await compare(user, headLine(headOf(7)));
  expect(await screen.findByText('No head of the log has been signed yet.')).toBeVisible();
  server.now([route('/api/log/head', {}, 503)]);
  await compare(user, headLine(headOf(7)));
  expect(await screen.findByText('Could not compare')).toBeVisible();
});

test('a saved head can be chosen as a file, and today’s be saved', async () => {
  const { user } = open();
  const saved = new File([JSON.stringify({ head: headOf(7), keys })], 'head.json');
  await user.upload(screen.getByLabelText(/Or a saved head/), saved);
  expect(await screen.findByText('The log has only grown since')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save today’s head' }));
  expect(jest.mocked(saveFile).mock.calls.map(([, name]) => name)).toEqual([
    'log-head-2025-11-23.json',
  ]);
});
