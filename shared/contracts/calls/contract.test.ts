import { calls } from '../calls';
import { publicCalls } from '../public-calls';
import type { CallContract } from './call';
import { addresses, contract, operations } from './contract';

const all: [string, CallContract][] = operations.map((name) => [name, contract[name]]);

test('every call has an address, and every address its call', () => {
  expect([...operations].sort()).toEqual(Object.keys(addresses).sort());
});

test('the calls that visitors load are all that need no session, and no others', () => {
  const open = all.filter(([name, { may }]) => may === 'public' && name in calls);
  expect(open.map(([name]) => name).sort()).toEqual(Object.keys(publicCalls).sort());
});

test('no two calls have one address', () => {
  const at = Object.values(addresses).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(at).size).toBe(at.length);
});

test('a call has the parameters that its path names, and no others', () => {
  for (const name of operations) {
    const named = [...addresses[name].path.matchAll(/:(\w+)/g)].map(([, part]) => part);
    const { params }: CallContract = contract[name];
    const shape = params && 'shape' in params ? Object.keys(params.shape as object) : [];
    expect([name, shape]).toEqual([name, named]);
  }
});

test('what only reads sends nothing along, and changes nothing', () => {
  const reading = operations.filter((name) => addresses[name].method === 'GET');
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

test('whatever is limited as credentials are is a call that proves or asks for them', () => {
  const proving = all.filter(([, { rate }]) => rate === 'credentials').map(([name]) => name);
  expect(proving.sort()).toEqual([
    'addPasskey',
    'addTotp',
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
