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
  const standingOf = jest.fn(async (_accountId: string) => ({ judge: true }));
  const proofOf = jest.fn(async (_session: { accountId: string; sessionId: string }) => proof);
  return {
    actor: actorOf({ sub: 'ada', sid: 'session-1' }, { personOf, standingOf, proofOf }),
    proofOf,
    personOf,
    standingOf,
  };
}

test('what the token says costs nothing', () => {
  const { actor, personOf, standingOf } = actorBy(ada);
  expect([actor.accountId, actor.sessionId]).toEqual(['ada', 'session-1']);
  expect([personOf, standingOf].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test('the account is read once', async () => {
  const { actor, personOf } = actorBy(ada);
  expect(await Promise.all([actor.person(), actor.role(), actor.role()])).toEqual([
    ada,
    'admin',
    'admin',
  ]);
  expect(personOf.mock.calls).toEqual([['ada']]);
});

test('their roles in the season are read once', async () => {
  const { actor, standingOf } = actorBy(ada);
  expect([await actor.inSeason(), await actor.inSeason()]).toEqual([
    { judge: true },
    { judge: true },
  ]);
  expect(standingOf.mock.calls).toEqual([['ada']]);
});

test('the proof of identity is read once for the session', async () => {
  const { actor, proofOf } = actorBy(ada);
  expect([await actor.proof(), await actor.proof()]).toEqual([proof, proof]);
  expect(proofOf.mock.calls).toEqual([[{ accountId: 'ada', sessionId: 'session-1' }]]);
});

test('a deleted account has no rights', async () => {
  const { actor } = actorBy(null);
  expect(await actor.role()).toBe('user');
  await expect(actor.person()).rejects.toMatchObject({ code: 'unauthenticated' });
});
