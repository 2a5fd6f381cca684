import { headLine, type SignedHead } from '@meritum/shared/merit/log/head';
import { entriesOf, treeOver } from '@meritum/shared/merit/testing/logs';
import { type FakeRoute, fakeServer, route } from '@meritum/shared/testing/fakeServer';
import { vanishedFile } from '@meritum/shared/testing/vanishedFile';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { headSigner } from '../../testing/signedHeads';
import { LogCheck } from './LogCheck';

const tree = treeOver(entriesOf(20));
const at = '2025-11-23T05:00:00.000Z';
let keys: readonly object[];
/** Signed heads of the log at 5, 7 and 20 entries, and one of a rewritten log. */
let heads: Record<'five' | 'seven' | 'twenty' | 'other', SignedHead>;
beforeAll(async () => {
  const signer = await headSigner();
  keys = signer.keys;
  const headOf = (size: number) => signer.sign({ size, root: tree.rootAt(size), at });
  heads = {
    five: await headOf(5),
    seven: await headOf(7),
    twenty: await headOf(20),
    other: await signer.sign({ size: 7, root: 'ef'.repeat(32), at }),
  };
});

function open(...more: FakeRoute[]) {
  const server = fakeServer([
    ...more,
    route('/api/log/head', { head: heads.twenty, keys, restored: [] }),
    route('/api/log/consistency', { path: tree.consistencyProof(7, 20) }),
  ]);
  window.location.hash = '#compare-heads';
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

test('the line of a mail is compared with today’s head', async () => {
  const { server, user } = open();
  await compare(user, `State of the log: ${headLine(heads.seven)}`);
  expect(await screen.findByText('The log has only grown since')).toBeVisible();
  expect(screen.getByText(/It had 7 entries on .+ and has 20 now/)).toBeVisible();
  expect(screen.queryByText(/cannot check the signatures/)).toBeNull();
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/log/head', '/api/log/consistency']);
});

test('a browser that cannot check signatures says so', async () => {
  jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('no Ed25519'));
  const { user } = open();
  await compare(user, headLine(heads.seven));
  expect(await screen.findByText('The log has only grown since')).toBeVisible();
  expect(screen.getByText(/cannot check the signatures/)).toBeVisible();
  jest.mocked(crypto.subtle.importKey).mockRestore();
});

test('a log that has grown, a shorter one and a rewritten one are told apart, with what proves it', async () => {
  const { server, user } = open();
  await compare(user, headLine(heads.twenty));
  expect(await screen.findByText('The log is unchanged since')).toBeVisible();
  await compare(user, headLine(heads.other));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /The log was changed.*both carry our signature/,
  );
  expect(screen.queryByText(/restored/)).toBeNull();
  server.now([route('/api/log/head', { head: heads.other, keys, restored: [] })]);
  await compare(user, headLine(heads.seven));
  expect(await screen.findByText(/The first 7 entries are not those of/)).toBeVisible();
  server.now([route('/api/log/head', { head: heads.five, keys, restored: ['2025-11-24'] })]);
  await compare(user, headLine(heads.seven));
  expect(await screen.findByText('The log has lost entries')).toBeVisible();
  expect(screen.getByText(/restored from a backup on 24 November 2025/)).toBeVisible();
});

test('a head of another key, no head and a server that is away are told apart', async () => {
  const { server, user } = open();
  for (const forged of [{ keyId: 'theirs' }, { root: heads.twenty.root }]) {
    await compare(user, headLine({ ...heads.seven, ...forged }));
    expect(await screen.findByText('We did not sign this head')).toBeVisible();
    await compare(user, headLine(heads.seven));
    expect(await screen.findByText('The log has only grown since')).toBeVisible();
  }
  await compare(user, 'meritum-log-head/1 7');
  expect(await screen.findByText(/Paste the whole line/)).toBeVisible();
  expect(screen.getByLabelText('An earlier head of the log')).toHaveFocus();
  const forged = { ...heads.twenty, signature: heads.seven.signature };
  server.now([route('/api/log/head', { head: forged, keys, restored: [] })]);
  await compare(user, headLine(heads.seven));
  expect(await screen.findByText('Today’s head has no valid signature')).toBeVisible();
  server.now([route('/api/log/head', { head: null, keys: [], restored: [] })]);
  await compare(user, headLine(heads.seven));
  expect(await screen.findByText('No head of the log has been signed yet.')).toBeVisible();
  server.now([route('/api/log/head', {}, 503)]);
  await compare(user, headLine(heads.seven));
  expect(await screen.findByText('Could not compare')).toBeVisible();
});

test('a saved head that vanished is told', async () => {
  const { user } = open();
  await user.upload(screen.getByLabelText(/Or a saved head/), vanishedFile('head.json'));
  expect(await screen.findByText(/^This file was changed, moved or deleted/)).toBeVisible();
});

test('a saved head can be chosen as a file, and today’s be saved', async () => {
  const { user } = open();
  const saved = new File([JSON.stringify({ head: heads.seven, keys })], 'head.json');
  await user.upload(screen.getByLabelText(/Or a saved head/), saved);
  expect(await screen.findByText('The log has only grown since')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Save today’s head' });
  expect(link).toHaveAttribute('href', '/api/log/head');
  expect(link).toHaveAttribute('download');
});
