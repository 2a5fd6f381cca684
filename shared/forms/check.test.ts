import * as z from 'zod/mini';
import { registerForm, resetForm, signInForm } from '../auth/credentials';
import { check, shortForm } from './check';

const failed = 'It failed.';
const typed = {
  fullName: ' Ana Lee ',
  email: 'Ana@Example.com ',
  password: 'secret1',
  confirmPassword: 'secret1',
};

test('what was typed becomes the request', () => {
  expect(check(registerForm, typed, failed)).toEqual({
    request: { fullName: 'Ana Lee', email: 'ana@example.com', password: 'secret1' },
  });
});

test.each([
  ['VAL-016', { fullName: ' ', confirmPassword: 'other' }, 'Please fill in all fields'],
  ['VAL-016', { email: '' }, 'Please fill in all fields'],
  ['VAL-016', { confirmPassword: '' }, 'Please fill in all fields'],
  ['VAL-017', { password: 'five5' }, 'Passwords do not match'],
  [
    'VAL-018',
    { password: 'five5', confirmPassword: 'five5' },
    'Password should be at least 6 characters',
  ],
])('%s complains of the first thing wrong: %o', (_, changed, text) => {
  expect(check(registerForm, { ...typed, ...changed }, failed)).toEqual({
    refused: { kind: 'error', text },
  });
});

test('VAL-015 VAL-019 each form has its own word for nothing', () => {
  expect(check(signInForm, { email: 'ana@example.com', password: '' }, failed)).toEqual({
    refused: { kind: 'error', text: 'Please fill in all fields' },
  });
  expect(check(resetForm, { email: ' ' }, failed)).toEqual({
    refused: { kind: 'error', text: 'Please enter your email to reset your password.' },
  });
});

test('ERR-005 what the server would refuse is answered as it would be', () => {
  expect(check(resetForm, { email: 'ana' }, failed)).toEqual({
    refused: {
      kind: 'error',
      text: failed,
      detail: 'Enter an e-mail address like name@example.com',
    },
  });
});

test('a form without own complaints hands on to the request', () => {
  const form = shortForm(z.object({ name: z.string() }), z.object({ name: z.string() }));
  expect(check(form, { name: '' }, failed)).toEqual({ request: { name: '' } });
});
