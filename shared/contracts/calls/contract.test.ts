import * as z from 'zod/mini';
import type { CallContract } from './call';
import { contract, operations } from './contract';

const all: [string, CallContract][] = operations.map((name) => [name, contract[name]]);

test('API-021 networks that pass only GET and POST let every call through', () => {
  expect(all.filter(([, { method }]) => !/^(GET|POST)$/.test(method))).toEqual([]);
});

test('what is below /api/admin is for admins, and nothing else is', () => {
  for (const [name, { path, may }] of all)
    expect([name, may === 'admin']).toEqual([name, path.startsWith('/api/admin/')]);
});

test('a call has the parameters that its path names, and no others', () => {
  for (const name of operations) {
    const named = [...contract[name].path.matchAll(/:(\w+)/g)].map(([, part]) => part);
    const { params }: CallContract = contract[name];
    const shape = params && 'shape' in params ? Object.keys(params.shape as object) : [];
    expect([name, shape]).toEqual([name, named]);
  }
});

/** Numbers of a JSON schema that may be as large as JSON allows. */
function unbounded(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema as Partial<
    Record<string, unknown>
  >;
  const isListed = 'const' in schema || 'enum' in schema;
  const isNumber = (type === 'integer' || type === 'number') && !isListed;
  const bounds = [minimum ?? exclusiveMinimum, maximum ?? exclusiveMaximum];
  if (isNumber && bounds.some((bound) => !(Math.abs(Number(bound)) <= 1e9))) return [path];
  return Object.entries(schema).flatMap(([name, of]) => unbounded(of, `${path}/${name}`));
}

test('every number that a caller sends has bounds, so that what is added to it stays a whole number', () => {
  for (const [name, call] of all)
    for (const part of ['body', 'query', 'params', 'headers'] as const) {
      const sent = call[part];
      const options = { io: 'input', unrepresentable: 'any' } as const;
      expect([name, part, sent ? unbounded(z.toJSONSchema(sent, options)) : []]).toEqual([
        name,
        part,
        [],
      ]);
    }
});

test('a call that only reads sends no body and records nothing', () => {
  const reading = operations.filter((name) => contract[name].method === 'GET');
  expect(reading).toContain('getWinners');
  for (const name of reading) {
    const { body, file, rate }: CallContract = contract[name];
    expect([name, body, file, rate === 'write']).toEqual([name, undefined, undefined, false]);
  }
});

test('a success has one status with a body at most', () => {
  for (const [name, { replies }] of all) {
    const statuses = Object.keys(replies).map(Number);
    expect([
      name,
      statuses.filter((status) => ![204, 303, 304].includes(status)).length > 1,
    ]).toEqual([name, false]);
    expect(statuses.every((status) => status >= 200 && status < 400)).toBe(true);
  }
});

test('only calls that check or request credentials have their limit', () => {
  const proving = all.filter(([, { rate }]) => rate === 'credentials').map(([name]) => name);
  expect(proving.sort()).toEqual([
    'addPasskey',
    'addTotp',
    'changeEmail',
    'changePassword',
    'confirmEmail',
    'confirmPasswordReset',
    'deleteAccount',
    'finishGoogleSignIn',
    'finishPasskeySignIn',
    'finishSecondStep',
    'proveOwner',
    'register',
    'removePasskey',
    'removeTotp',
    'renewRecoveryCodes',
    'requestEmailConfirmation',
    'requestPasswordReset',
    'signIn',
    'startGoogleSignIn',
    'startPasskey',
    'startPasskeySignIn',
    'startProof',
    'startSecondStep',
    'startTotp',
  ]);
});

/** Recorded changes that need no reason. */
const withoutReason = [
  'askJudges',
  'confirmVoid',
  'freezeRules',
  'lookAtNomination',
  'markJudgePaid',
  'passOnLinks',
  'proposeExtraJudges',
  'publishResults',
  'remindInvited',
  'remindUnconfirmed',
  'resendMail',
  'resendMails',
  'sendInvitations',
  'setJudgeCapacity',
  'stopPlannedMessage',
  'undoDecisions',
];

/** Fields in which an organiser explains a decision; the person concerned can read a note. */
const reasons = ['reason', 'note', 'notes'];

test('a recorded change asks for a reason, or is listed here', () => {
  const without = all.filter(([, { method, may, records, body }]) => {
    if (may !== 'admin' || method === 'GET' || records === 'nothing') return false;
    const shape = body && 'shape' in body ? Object.keys(body.shape as object) : [];
    return !shape.some((key) => reasons.includes(key));
  });
  expect(without.map(([name]) => name).sort()).toEqual(withoutReason);
});
