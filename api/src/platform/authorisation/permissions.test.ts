import type { CallContract } from '@meritum/shared/contracts/calls/call';
import { contract, type Operation, operations } from '@meritum/shared/contracts/calls/contract';
import * as z from 'zod/mini';
import type { Session } from '../../modules/identity/session';
import { type Person, registerAccount, setRole } from '../../testing/accounts';
import { buildTestApp, suiteApp } from '../../testing/app';
import { claimsOf, giveTotp } from '../../testing/factors';
import { pdfFile } from '../../testing/files';
import { registerAdmin, registerStranger } from '../../testing/judges';
import { minutes } from '../clock';
import { inNameOf, requestOf } from './testing/requests';
import { type Cells, isOwned, members, type Role, roles } from './testing/roles';
import { type Stage, setStage } from './testing/stage';
import { table } from './testing/table';

const suite = suiteApp();
let stage: Stage;
let signedOut: Person;
let [withoutFactor, withoutShown]: Person[] = [];
let [proven, provenAdmin]: Person[] = [];

// Everybody before the stage is set, which is then put back to that again and again.
beforeAll(async () => {
  const { app, clock } = suite();
  signedOut = await registerAccount(app);
  const cookies = { '__Host-refresh': signedOut.cookie };
  await app.inject({ method: 'POST', url: '/api/auth/sign-out', cookies });

  [withoutFactor, withoutShown] = [await registerStranger(app), await registerStranger(app)];
  for (const { accountId } of [withoutFactor, withoutShown]) await setRole(app, accountId, 'admin');
  // In another browser that came in before there was one, and has not shown it.
  await giveTotp(app, withoutShown);

  [proven, provenAdmin] = [await registerAccount(app), await registerAdmin(app)];
  const provenAt = new Date(clock().getTime() - minutes(10));
  const factor = { method: 'totp', provenAt } as const;
  const sessions = app.mongo.db.collection<Session>('sessions');
  for (const { accessToken } of [proven, provenAdmin])
    await sessions.updateOne({ _id: claimsOf(accessToken).sid }, { $set: { provenAt, factor } });

  stage = await setStage(suite());
}, 120_000);

/** What a role is answered about its own thing, or that of another; undefined where it has none. */
async function statusFor(name: Operation, role: Role, isOwn: boolean): Promise<number | undefined> {
  const { app } = suite();
  const asker = role === 'visitor' ? null : stage.cast[role];
  const owner = isOwn && asker ? asker : stage.cast.another;
  const request = await requestOf(name, { app, owner, isOwn });
  if (!request) return undefined;
  const { statusCode } = await app.inject(inNameOf(request, asker?.authorized ?? {}));
  await stage.reset();
  return statusCode;
}

async function cellsOf(name: Operation, asking: readonly Role[], isOwn: boolean) {
  const cells: Partial<Record<Role, number>> = {};
  for (const role of asking) {
    const status = await statusFor(name, role, isOwn);
    if (status !== undefined) cells[role] = status;
  }
  return cells as Cells;
}

/** They name what is nobody's: a sample to practise on, a category of what is public, a mail. */
const ofNobody: readonly Operation[] = [
  'rateCalibrationEntry',
  'getWinners',
  'getLedger',
  'getLedgerTable',
  'getNominationResult',
  'resendMail',
];

test('every route is a call of the contract, and asks for the right that is stated there', () => {
  const stated = operations.flatMap((name) => {
    const { method, path } = contract[name];
    const { may, rate } = contract[name];
    // What everybody may read can be asked for without its body.
    const methods =
      method === 'GET' && may === 'public' && rate === 'read' ? ['GET', 'HEAD'] : [method];
    return methods.map((one) => [`${one} ${path}`, may]);
  });
  expect(Object.fromEntries(suite().app.rights)).toEqual(Object.fromEntries(stated));
});

/** Names within requests that say whose thing it is; whoever has a mailed `token` may use it. */
const namesThings = /^(\w+Id|id|key|judgeEmail|category)$/;

/** What a call must be told, by name, besides what it may be told. */
function requiredOf(name: Operation): string[] {
  const { params, query, body }: CallContract = contract[name];
  return [params, query, body].flatMap((schema) =>
    schema instanceof z.ZodMiniObject
      ? Object.entries(schema.shape).flatMap(([key, { _zod }]) =>
          _zod.optin === 'optional' ? [] : [key],
        )
      : [],
  );
}

test('every call that is told a thing has its row for what is somebody else’s', () => {
  const naming = operations.filter((name) => requiredOf(name).some((key) => namesThings.test(key)));
  const without = naming.filter((name) => !isOwned(table[name]));
  expect(without.sort()).toEqual([...ofNobody].sort());
});

test.each(operations)(
  'PERM-005 PERM-006 PERM-011 %s answers each role as its row says',
  async (name) => {
    const row = table[name];
    if (!isOwned(row)) return expect(await cellsOf(name, roles, true)).toEqual(row);
    const [own, other] = [await cellsOf(name, members, true), await cellsOf(name, roles, false)];
    expect({ own, other }).toEqual(row);
  },
);

test('PERM-005 the document of an assignment is not opened by the address that its owner has', async () => {
  const { judge, nominator } = stage.cast;
  const open = (asker: Person) =>
    suite().app.inject({ url: nominator.documentUrl, headers: asker.authorized });
  expect((await open(judge)).statusCode).toBe(403);
  expect((await open(nominator)).rawPayload).toEqual(pdfFile());
});

/** A request about somebody else's things. */
async function requestFor(name: Operation) {
  const request = await requestOf(name, {
    ...{ app: suite().app, owner: stage.cast.another, isOwn: false },
  });
  if (!request) throw new Error(`The other has something that ${name} can name`);
  return request;
}

async function ask(name: Operation, headers: Partial<Person['authorized']> = {}) {
  const reply = await suite().app.inject(inNameOf(await requestFor(name), headers));
  await stage.reset();
  return reply;
}

const closed = operations.filter((name) => contract[name].may !== 'public');

test.each(closed)(
  '%s is refused without a token, with a wrong one and with one that was signed out',
  async (name) => {
    for (const headers of [{}, { authorization: 'Bearer a.b.c' }, signedOut.authorized])
      expect((await ask(name, headers)).json()).toMatchObject({
        ...{ status: 401, code: 'unauthenticated' },
      });
  },
);

const adminsOnly = operations.filter((name) => contract[name].may === 'admin');

test.each(adminsOnly)('%s refuses admins without a second factor, and says so', async (name) => {
  expect((await ask(name, withoutFactor?.authorized)).json()).toMatchObject({
    status: 403,
    code: 'permission-denied',
    reason: 'second-factor-required',
    message: 'Organisers need a second factor. Please set one up on your account page.',
  });
  expect((await ask(name, withoutShown?.authorized)).json()).toMatchObject({
    ...{ status: 403, reason: 'fresh-proof-required' },
  });
});

test.each(adminsOnly)('PERM-010 %s tells nobody else of second factors', async (name) => {
  const refused = (await ask(name, stage.cast.nominator.authorized)).json();
  expect(refused).toMatchObject({ message: 'Unauthorized: You do not have admin access.' });
  expect(refused).not.toHaveProperty('reason');
});

const fresh = operations.filter((name) => 'proof' in contract[name]);

test.each(fresh)('%s asks for a proof of the last ten minutes', async (name) => {
  const asker = contract[name].may === 'admin' ? provenAdmin : proven;
  expect((await ask(name, asker?.authorized)).json()).toMatchObject({
    status: 403,
    code: 'permission-denied',
    reason: 'fresh-proof-required',
  });
});

test('a route that does not say who may call it cannot be registered', async () => {
  await expect(
    buildTestApp({}, (app) => {
      app.get('/api/open-by-mistake', { schema: { response: {} } }, async () => 'secret');
    }),
  ).rejects.toThrow('GET /api/open-by-mistake does not say who may call it');
});
