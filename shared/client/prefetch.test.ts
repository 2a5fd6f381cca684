import { session } from '@meritum/shared/auth/session';
import { fakeServer } from '../testing/fakeServer';
import { earlyLifetime, prefetch, takePrefetched } from './prefetch';
import { send } from './send';
import { takePrefetchedReply } from './takePrefetchedReply';

const path = '/api/winners';
const query = { category: 'AI', year: '2025' } as const;
const address = `${path}?category=AI&year=2025`;
const list = (id: string) => ({ data: { winners: [{ id }] } });

function serving(...ids: string[]) {
  return fakeServer([
    { method: 'GET', path, reply: () => ({ body: list(ids.shift() ?? 'none') }) },
  ]);
}

const early = () => prefetch(address, { headers: { accept: 'application/json' } });

test('a call takes the early reply once, and sends its own request the next time', async () => {
  const server = serving('early', 'later');
  void early();
  expect(await send('getWinners', { query })).toEqual(list('early'));
  expect(server.calls).toHaveLength(1);
  expect(await send('getWinners', { query })).toEqual(list('later'));
  expect(server.calls).toHaveLength(2);
});

test('a call for something else does not take it', async () => {
  const server = serving('early', 'other');
  void early();
  const other = { category: 'AI', year: '2024' } as const;
  expect(await send('getWinners', { query: other })).toEqual(list('other'));
  expect(server.calls).toHaveLength(2);
  void takePrefetched(address);
});

test('a failed early request is repeated by the call', async () => {
  const replies = [{ status: 503 }, { body: list('second') }];
  const server = fakeServer([{ method: 'GET', path, reply: () => replies.shift() ?? {} }]);
  void early();
  expect(await send('getWinners', { query })).toEqual(list('second'));
  expect(server.calls).toHaveLength(2);
});

test('an outdated reply is not used', async () => {
  serving('early');
  await early();
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + earlyLifetime);
  expect(takePrefetched(address)).toBeUndefined();
});

test('what was asked ahead is given only to the person who was signed in then', async () => {
  const path = '/api/judges/me';
  fakeServer([{ method: 'GET', path, reply: () => ({ body: { of: 'early' } }) }]);
  await prefetch(path, {}, `${path} t1`);
  const askWith = (token: string) => {
    jest.spyOn(session, 'getAccessToken').mockResolvedValue(token);
    return takePrefetchedReply('getTechJudgeStatus', async () => ({ of: 'now' }));
  };
  expect(await askWith('t2')).toEqual({ of: 'now' });
  expect([await askWith('t1'), await askWith('t1')]).toEqual([{ of: 'early' }, { of: 'now' }]);
});
