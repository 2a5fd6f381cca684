/** @jest-environment node */
import { ClientError } from '../client/clientError';
import type { ErrorCode } from '../contracts/errors';
import { failure } from './answers';

const text = 'Failed to create account. This email may already be in use.';
const names = { email: 'email', password: 'chosen' };

const refused = (code: ErrorCode, status: number, message: string, pointers: string[] = []) =>
  new ClientError({
    code,
    status,
    message,
    errors: pointers.map((pointer) => ({ pointer, message: `${message} at ${pointer}` })),
  });

test('D40 the catalogue text comes first if it names the cause or the cause is unknown', () => {
  expect(failure(text, refused('already-exists', 409, 'Taken.'), names)).toEqual({
    kind: 'error',
    text,
    detail: 'Taken.',
  });
  expect(failure(text, refused('internal', 500, 'It broke.'), names)).toEqual({
    kind: 'error',
    text,
    detail: 'It broke.',
  });
});

test.each([
  ['no connection', refused('unavailable', 0, 'No server.')],
  ['too many attempts', refused('resource-exhausted', 429, 'No server.')],
])('%s is not taken for an address in use', (_, error) => {
  expect(failure(text, error, names)).toEqual({
    kind: 'error',
    text: 'Failed to create account.',
    detail: 'No server.',
  });
});

test('ERR-006 a message equal to the text of the catalogue is shown once', () => {
  expect(failure(text, refused('internal', 500, text))).toEqual({ kind: 'error', text });
});

test('a server error of a field is shown at that field only', () => {
  expect(failure(text, refused('invalid-argument', 400, 'Common', ['/password']), names)).toEqual({
    kind: 'error',
    fields: { chosen: 'Common at /password' },
  });
});

test('a server error without a field is shown for the form', () => {
  const error = refused('invalid-argument', 400, 'Wrong', ['/email', '/token']);
  expect(failure(text, error, names)).toEqual({
    kind: 'error',
    text,
    detail: 'Wrong at /email Wrong at /token',
  });
});
