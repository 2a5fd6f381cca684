import { actorOf, type Person } from './actor';

const ada: Person = {
  accountId: 'ada',
  email: 'ada@example.com',
  emailConfirmed: true,
  displayName: 'Ada Example',
  role: 'admin',
};

const proof = { hasFactor: false, provenAt: new Date(0), factorProvenAt: null };

function actorBy(person: Person | null) {
  const personOf = jest.fn(async (_accountId: string) => person);
  const seasonRolesOf = jest.fn(async (_accountId: string) => ({ judge: true }));
  const proofOf = jest.fn(async (_session: { accountId: string; sessionId: string }) => proof);
  return {
    actor: actorOf({ sub: 'ada', sid: 'session-1' }, { personOf, seasonRolesOf, proofOf }),
    proofOf,
    personOf,
    seasonRolesOf,
  };
}

test('what the token says costs nothing', () => {
  const { actor, personOf, seasonRolesOf } = actorBy(ada);
  expect([actor.accountId, actor.sessionId]).toEqual(['ada', 'session-1']);
  expect([personOf, seasonRolesOf].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test('the account, its roles in the season and the proof of identity are read once', async () => {
  const { actor, personOf, seasonRolesOf, proofOf } = actorBy(ada);
  for (const _turn of [1, 2]) {
    const all = [actor.person(), actor.role(), actor.inSeason(), actor.proof()];
    expect(await Promise.all(all)).toEqual([ada, 'admin', { judge: true }, proof]);
  }
  expect([personOf.mock.calls, seasonRolesOf.mock.calls, proofOf.mock.calls]).toEqual([
    [['ada']],
    [['ada']],
    [[{ accountId: 'ada', sessionId: 'session-1' }]],
  ]);
});

test('a deleted account has no rights', async () => {
  const { actor } = actorBy(null);
  expect(await actor.role()).toBe('user');
  await expect(actor.person()).rejects.toMatchObject({ code: 'unauthenticated' });
});
