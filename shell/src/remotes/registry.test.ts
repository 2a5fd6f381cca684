import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { RemoteUnavailable } from './RemoteUnavailable';
import { forgetRemote, loadTimeout, remoteModule } from './registry';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const load = jest.mocked(loadRemote);
const judging = { contractVersion: 1, routes: [] };

function remotesFile(reply: Partial<Response>) {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, ...reply });
}

beforeEach(() => {
  load.mockReset();
  forgetRemote('mf-judging');
  remotesFile({ json: async () => ({ 'mf-judging': '/remotes/mf-judging/mf-manifest.json' }) });
});

test('a remote is registered where remotes.json says and fetched once', async () => {
  load.mockResolvedValue(judging);
  expect(await remoteModule('mf-judging')).toBe(judging);
  expect(await remoteModule('mf-judging')).toBe(judging);
  expect(load.mock.calls).toEqual([['mf_judging/register']]);
  expect(jest.mocked(registerRemotes)).toHaveBeenCalledWith(
    [{ name: 'mf_judging', entry: 'http://localhost/remotes/mf-judging/mf-manifest.json' }],
    { force: true },
  );
});

test('a remote that was built for another contract is refused', async () => {
  load.mockResolvedValue({ contractVersion: 99, routes: [] });
  await expect(remoteModule('mf-judging')).rejects.toBeInstanceOf(RemoteUnavailable);
});

test('a remote that hangs counts as unavailable after the time limit', async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => {}));
  const outcome = expect(remoteModule('mf-judging')).rejects.toBeInstanceOf(RemoteUnavailable);
  await jest.advanceTimersByTimeAsync(loadTimeout);
  await outcome;
  jest.useRealTimers();
});

test('a failed attempt is not remembered', async () => {
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(judging);
  await expect(remoteModule('mf-judging')).rejects.toBeInstanceOf(RemoteUnavailable);
  expect(await remoteModule('mf-judging')).toBe(judging);
});

test('a remote that remotes.json does not name is unavailable', async () => {
  remotesFile({ json: async () => ({}) });
  await expect(remoteModule('mf-judging')).rejects.toBeInstanceOf(RemoteUnavailable);
  expect(load).not.toHaveBeenCalled();
});
