import { session } from '@meritum/shared/auth/session';
import { answer, refusal, sessionReply, user } from '@meritum/shared/testing/factories';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { assignmentsAre, counters, statusIs, visitPortal } from '../../testing/portal';
import { rates, ratingPath, submitAll, submitted } from '../../testing/ratings';
import { assignment, completed, verified } from '../../testing/records';
import { keptWork, useKeptWork } from './keptWork';

test('opened without a connection, the portal shows what was kept, and sends a rating later', async () => {
  const register = jest.fn(async () => ({}));
  const workers = { register, ready: Promise.resolve({ active: { postMessage() {} } }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  performance.getEntriesByType ??= () => [];
  keptWork.keep({ user: user(), record: verified(), list: [assignment('a'), assignment('b')] });
  const { user: person, server } = visitPortal([answer('refreshSession', refusal('unavailable'))]);
  expect(await screen.findByText('What nominee a did.')).toBeVisible();
  expect(screen.getByText('The server cannot be reached')).toBeVisible();
  await submitAll(person);
  expect(await screen.findByText('Waiting for the server...')).toBeVisible();
  const sent = server.calls.filter(({ method, path }) => method !== 'GET' && !/auth/.test(path));
  expect(sent).toEqual([]);

  server.now([
    answer('refreshSession', { body: sessionReply() }),
    statusIs(verified()),
    assignmentsAre(assignment('a'), assignment('b')),
    rates(() => {
      server.now([assignmentsAre(assignment('b'), completed('a'))]);
      return submitted('a');
    }),
  ]);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(server.callsTo(ratingPath)).toHaveLength(1));
  await waitFor(() => expect(counters()).toEqual(['2', '1', '1']));
  expect(screen.queryByText('The server cannot be reached')).toBeNull();
  const kept = () => keptWork.last()?.list.map(({ status }) => status);
  await waitFor(() => expect(kept()).toEqual(['pending', 'completed']));
  expect(register).toHaveBeenCalledWith('/portal-worker.js', { scope: '/tech-judging' });
});

test.each([
  ['a sign-out', () => session.signOut()],
  ['another person’s sign-in', () => session.signIn({ email: 'bo@example.com', password: 'x' })],
  ['a session that the server has ended', () => session.ended()],
])('the kept reply is removed after %s', async (_, leave) => {
  visitPortal([answer('signIn', { body: sessionReply({ user: user({ uid: 'another' }) }) })]);
  keptWork.keep({ user: user(), record: verified(), list: [assignment('a')] });
  await act(async () => leave());
  expect(keptWork.last()).toBeUndefined();
});

test('kept data can be removed offline', () => {
  keptWork.keep({ user: user(), record: verified(), list: [assignment('a')] });
  const { result } = renderHook(() => useKeptWork({ status: 'unreachable' }));
  expect(result.current.kept?.list).toHaveLength(1);
  act(() => result.current.forget());
  expect([result.current.kept, keptWork.last()]).toEqual([undefined, undefined]);
});

test('a kept reply is read for a week at most', () => {
  keptWork.keep({ user: user(), record: verified(), list: [] });
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now');
  clock.mockReturnValue(now + 6 * 86_400_000);
  expect(keptWork.last()).toBeDefined();
  clock.mockReturnValue(now + 8 * 86_400_000);
  expect([keptWork.last(), localStorage.length]).toEqual([undefined, 0]);
  clock.mockRestore();
});
