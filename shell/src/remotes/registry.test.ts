import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { fetchRoutes } from './registry';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const load = jest.mocked(loadRemote);
const page = async () => () => null;

function remotesFile(reply: Partial<Response>) {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, ...reply });
}

beforeEach(() => {
  load.mockReset();
  remotesFile({ json: async () => ({ 'mf-judging': '/remotes/mf-judging/mf-manifest.json' }) });
});

test('a remote is registered where remotes.json says', async () => {
  const routes = [{ path: 'assignments/:id', load: page }];
  load.mockResolvedValue({ contractVersion: 1, routes: [], contracts: { 2: { routes } } });
  expect(await fetchRoutes('mf-judging')).toEqual(routes);
  expect(load.mock.calls).toEqual([['mf_judging/register']]);
  expect(jest.mocked(registerRemotes)).toHaveBeenCalledWith(
    [{ name: 'mf_judging', entry: 'http://localhost/remotes/mf-judging/mf-manifest.json' }],
    { force: true },
  );
});

test('a remote of the release before is understood: its paths become relative to its prefix', async () => {
  const paths = ['/tech-judging', '/tech-judging/assignments/:id', '/elsewhere'];
  load.mockResolvedValue({
    contractVersion: 1,
    routes: paths.map((path) => ({ path, load: page })),
  });
  const routes = await fetchRoutes('mf-judging');
  expect(routes.map(({ path }) => path)).toEqual(['', 'assignments/:id']);
});

test('a remote that was built for another contract is refused', async () => {
  load.mockResolvedValue({ contractVersion: 99, routes: [] });
  await expect(fetchRoutes('mf-judging')).rejects.toThrow(
    'mf-judging has contract 99, this shell knows 1 and 2',
  );
});

test('a remote that remotes.json does not name is unavailable', async () => {
  remotesFile({ json: async () => ({}) });
  await expect(fetchRoutes('mf-judging')).rejects.toThrow('remotes.json does not name mf-judging');
  expect(load).not.toHaveBeenCalled();
});
