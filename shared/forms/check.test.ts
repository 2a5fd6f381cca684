/** @jest-environment node */
import * as z from 'zod/mini';
import { registerForm, resetForm } from '../auth/credentials';
import { check, checkFields, shortForm } from './check';

const failed = 'It failed.';
const typed = {
  fullName: ' Ana Lee ',
  email: 'Ana@Example.com ',
  password: 'secret1',
  confirmPassword: 'secret1',
};

test('what was typed becomes the request', () => {
  expect(checkFields(registerForm, typed, failed)).toEqual({
    request: { fullName: 'Ana Lee', email: 'ana@example.com', password: 'secret1' },
  });
});

test('a form without field errors shows its first error', () => {
  expect(check(registerForm, { ...typed, fullName: '', email: '' }, failed)).toEqual({
    refused: { kind: 'error', text: 'Enter your full name' },
  });
  expect(check(resetForm, { email: 'ana' }, failed)).toEqual({
    refused: {
      kind: 'error',
      text: failed,
      detail: 'Enter an email address like name@example.com',
    },
  });
});

test('an error without a field is shown for the form', () => {
  const whole = z.object({ name: z.string() }).check(z.refine(() => false, 'Not now'));
  const form = shortForm(whole, z.object({ name: z.string() }));
  expect(checkFields(form, { name: '' }, failed)).toEqual({
    refused: { kind: 'error', text: failed, detail: 'Not now' },
  });
});

test('a form without own checks uses those of the request', () => {
  const form = shortForm(z.object({ name: z.string() }), z.object({ name: z.string() }));
  expect(check(form, { name: '' }, failed)).toEqual({ request: { name: '' } });
});
