/** @jest-environment node */
import * as z from 'zod/mini';
import { registerForm, resetForm, signInForm } from '../auth/credentials';
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

const empty = 'Please fill in all fields';

test('VAL-015 VAL-019 each form has its own message for empty fields', () => {
  expect(checkFields(signInForm, { email: 'ana@example.com', password: '' }, failed)).toEqual({
    refused: { kind: 'error', text: empty, fields: { password: 'Enter your password' } },
  });
  const asked = 'Please enter your email to reset your password.';
  expect(checkFields(resetForm, { email: ' ' }, failed)).toEqual({
    refused: { kind: 'error', fields: { email: asked } },
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
