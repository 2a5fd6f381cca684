import { session } from '@meritum/shared/auth/session';
import { saveFile } from '@meritum/shared/client/saveFile';
import type { ReceiptsReply } from '@meritum/shared/contracts/receipts';
import { answer, refusal } from '@meritum/shared/testing/factories';
import type { FakeReply } from '@meritum/shared/testing/fakeServer';
import { act, screen, waitFor } from '@testing-library/react';
import { lastToast, openPortal, openWork, statusIs } from '../../testing/portal';
import {
  rateAll,
  rates,
  receiptFor,
  submitAll,
  submitChosen,
  submitted,
} from '../../testing/ratings';
import { applied, assignment, completed, verified } from '../../testing/records';
import { keepBeforeSending, keptRatings } from './kept';
import { Receipts } from './Receipts';

jest.mock('@meritum/shared/client/saveFile');

const uid = 'account-1';
const given = { assignmentId: 'a', version: 'first', scores: [8, 9, 7, 9] };
const head = 'meritum-log-head/1 7 root time key signature';

const listed = (receipt: object): FakeReply => ({
  body: {
    logHead: head,
    receipts: [
      {
        ...receipt,
        season: '2025',
        category: 'AI',
        completedAt: '2025-10-01T09:00:00.000Z',
        setAside: false,
        proof: null,
        opening: null,
      },
    ],
  } as ReceiptsReply,
});

async function savedFile() {
  const [blob] = jest.mocked(saveFile).mock.lastCall ?? [];
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(blob as Blob);
  await read;
  return JSON.parse(String(reader.result));
}

test('what is sent is kept on this device first, and the receipt beside it', async () => {
  const before: object[] = [];
  const { user } = await openWork([assignment('a')], {
    fakes: [
      rates(() => {
        before.push(...keptRatings(uid));
        return submitted('a');
      }),
    ],
  });
  await submitAll(user);
  await waitFor(() => expect(keptRatings(uid)[0]?.receipt).toBeDefined());
  const [kept] = keptRatings(uid);
  if (!kept) throw new Error('Nothing is kept');
  const { receipt, ...sent } = kept;
  expect(before).toEqual([sent]);
  expect(sent).toMatchObject(given);
  expect(receipt).toMatchObject({ judgeHalf: sent.judgeHalf, version: 'first' });
});

test('the same rating is sent again with the same half, another one with a half of its own', () => {
  const first = keepBeforeSending(uid, given);
  expect(keepBeforeSending(uid, given)).toEqual(first);
  const halves = [
    first,
    keepBeforeSending(uid, { ...given, scores: [8, 9, 7, 8] }),
    keepBeforeSending(uid, { ...given, version: 'second' }),
    keepBeforeSending('account-2', given),
  ].map(({ judgeHalf }) => judgeHalf);
  expect(new Set(halves).size).toBe(4);
  expect(keptRatings(uid)).toHaveLength(3);
});

test("the receipt of another judge's rating is reported to the judge, and stays to be dismissed", async () => {
  const { user } = await openWork([assignment('a')], {
    fakes: [
      rates((call) => ({
        body: {
          assignment: completed('a'),
          receipt: receiptFor(call, { judgeHalf: '0'.repeat(32) }),
        },
      })),
    ],
  });
  await rateAll();
  await submitChosen(user);
  await waitFor(() => expect(lastToast()[1]).toBe('Report this receipt'));
  expect(lastToast()[2]).toMatch(/another random number than this device sent/);
});

test('AUTH-017 what was given outlives a sign-out: evidence that vanishes proves nothing', async () => {
  const sent = keepBeforeSending(uid, given);
  await openPortal();
  await act(() => session.signOut());
  expect(keptRatings(uid)).toEqual([sent]);
});

test('receipts are mailed, and a refusal says why', async () => {
  const receipt = receiptFor({ body: keepBeforeSending(uid, given) });
  const { user, server } = await openPortal({
    page: <Receipts uid={uid} />,
    fakes: [
      statusIs(verified()),
      answer('getReceipts', listed(receipt)),
      answer('mailReceipts', { status: 204 }),
    ],
  });
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Email my receipts' }));
  await press();
  expect(await screen.findByText('Your receipts are on their way to your inbox.')).toBeVisible();
  const message = 'We emailed your receipts less than an hour ago.';
  server.now([answer('mailReceipts', refusal('failed-precondition', { message }))]);
  await press();
  expect(await screen.findByText(message)).toBeVisible();
});

test('receipts are saved as a file with what was given, and can be removed from the device', async () => {
  const sent = keepBeforeSending(uid, given);
  const receipt = receiptFor({ body: sent });
  const { user } = await openPortal({
    page: <Receipts uid={uid} />,
    fakes: [statusIs(verified()), answer('getReceipts', listed(receipt))],
  });
  expect(
    await screen.findByText('1 receipt. This device has kept your ratings for it.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save as file (JSON)' }));
  expect(await savedFile()).toMatchObject({
    format: 'meritum-receipts/1',
    logHead: head,
    receipts: [{ ...receipt, scores: given.scores }],
  });
  await user.click(screen.getByText('Each receipt'));
  expect(screen.getByText('You gave 8, 9, 7, 9.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Save the receipt: AI, 1 October 2025/ }));
  expect(jest.mocked(saveFile).mock.lastCall?.[1]).toBe('rating-receipt-cccccccc.json');
  expect(await savedFile()).toMatchObject({ receipts: [{ ...receipt, scores: given.scores }] });
  await user.click(screen.getByRole('button', { name: 'Remove from this device' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/Your ratings are not stored on this device/)).toBeVisible();
  expect(keptRatings(uid)).toEqual([]);
});

test.each([
  ['rejected', applied({ status: 'REJECTED', may: { apply: false, seeAssignments: false } })],
  ['deactivated', verified({ may: { apply: false, seeAssignments: false } })],
])('a judge who was %s still finds their receipts in the portal', async (_, status) => {
  const receipt = receiptFor({ body: keepBeforeSending(uid, given) });
  await openPortal({ fakes: [statusIs(status), answer('getReceipts', listed(receipt))] });
  expect(await screen.findByRole('heading', { name: 'Receipts' })).toBeVisible();
});

test('the browser is asked once to keep what a judge has given', () => {
  const persist = jest.fn(async () => true);
  Object.assign(navigator, { storage: { persist } });
  jest.isolateModules(() => {
    const { askToPersist } = jest.requireActual('@meritum/shared/client/localStore');
    askToPersist();
    askToPersist();
  });
  expect(persist).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'storage');
});
