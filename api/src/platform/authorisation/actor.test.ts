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
  const proofOf = jest.fn(async (_session: { accountId: string; sessionId: string }) => proof);
  return {
    actor: actorOf({ sub: 'ada', sid: 'session-1' }, { personOf, proofOf }),
    proofOf,
    personOf,
  };
}

test('the claims of a token need no query', () => {
  const { actor, personOf, proofOf } = actorBy(ada);
  expect([actor.accountId, actor.sessionId]).toEqual(['ada', 'session-1']);
  expect([personOf.mock.calls, proofOf.mock.calls]).toEqual([[], []]);
});

test('the account and the proof of identity are read once', async () => {
  const { actor, personOf, proofOf } = actorBy(ada);
  for (const _turn of [1, 2]) {
    const all = [actor.person(), actor.role(), actor.proof()];
    expect(await Promise.all(all)).toEqual([ada, 'admin', proof]);
  }
  expect([personOf.mock.calls, proofOf.mock.calls]).toEqual([
    [['ada']],
    [[{ accountId: 'ada', sessionId: 'session-1' }]],
  ]);
});

test('a deleted account has no rights', async () => {
  const { actor } = actorBy(null);
  expect(await actor.role()).toBe('user');
  await expect(actor.person()).rejects.toMatchObject({ code: 'unauthenticated' });
});
