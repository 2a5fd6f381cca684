import * as z from 'zod/mini';
import {
  email,
  emailChange,
  mailedCode,
  newPassword,
  normalPassword,
  passwordResetRequest,
  registerRequest,
  signInRequest,
} from '../contracts/identity';
import { maxLengthOf } from '../contracts/shape';
import { type Summary, shortForm, type TypedInto } from '../forms/check';
import type { TypedFieldsOf } from '../forms/TypedFields';
import { authMessages } from './authMessages';
import { passwordAdvice } from './passwordAdvice';

/**
 * The password forms: their fields, their checks in the specified order, and the requests made from
 * them. Each form is parsed as a whole.
 */

/** Requires a text; the field names what is missing, and the form says that it is incomplete. */
const required = (missing: string) =>
  z.string().check(z.refine((typed) => typed.trim() !== '', incomplete(missing)));

/** Requires a password; spaces count. */
export const filledPassword = (missing = 'Enter your password') =>
  z.string().check(z.refine((typed) => typed !== '', incomplete(missing)));

const incomplete = (error: string) => ({
  error,
  params: { summary: authMessages.fillIn } satisfies Summary,
});

/** Requires both passwords to be equal. */
export const repeated = <Name extends string>(one: Name, other: Name) =>
  z.refine<Record<Name, string>>(
    (typed) => normalPassword(typed[one]) === normalPassword(typed[other]),
    {
      error: authMessages.passwordsDiffer,
      path: [other],
    },
  );

const emailField = { control: 'email', label: 'Email', autoComplete: 'username' } as const;

export const signInForm = shortForm(
  z.object({ email: required('Enter your email'), password: filledPassword() }),
  signInRequest,
);

export const signInFields = {
  email: emailField,
  password: { control: 'password', label: 'Password', autoComplete: 'current-password' },
} as const satisfies TypedFieldsOf<TypedInto<typeof signInForm>>;

export const resetForm = shortForm(
  z.object({
    email: z
      .string()
      .check(z.refine((typed) => typed.trim() !== '', authMessages.resetWithoutEmail)),
  }),
  passwordResetRequest,
);

export const resetFields = { email: emailField } satisfies TypedFieldsOf<
  TypedInto<typeof resetForm>
>;

/** The form for a mail's confirmation code. */
export const codeForm = shortForm(
  z.object({ code: required('Enter the code from our mail') }),
  z.object({ code: mailedCode }),
);

const codeField = {
  control: 'text',
  label: 'Code from our mail',
  hint: 'Eight characters, such as K7MP-3XQD. Capitals and hyphens do not matter.',
  autoComplete: 'one-time-code',
  limit: undefined,
} as const;

export const codeFields = { code: codeField } satisfies TypedFieldsOf<TypedInto<typeof codeForm>>;

export const addressForm = shortForm(
  z.object({ email: required('Enter your email') }),
  emailChange,
);

export const addressFields = {
  email: { ...emailField, label: 'New email address', autoComplete: 'email' },
} satisfies TypedFieldsOf<TypedInto<typeof addressForm>>;

export const registerForm = shortForm(
  z.pipe(
    z.pipe(
      z
        .object({
          fullName: required('Enter your full name'),
          email: required('Enter your email'),
          password: filledPassword('Choose a password'),
          confirmPassword: filledPassword('Type the password once more'),
        })
        .check(repeated('password', 'confirmPassword')),
      z.transform(({ confirmPassword: _, ...request }) => request),
    ),
    z.object({ fullName: z.string(), email: z.string(), password: newPassword }),
  ),
  registerRequest,
);

export const registerFields = {
  fullName: {
    control: 'text',
    label: 'Full name',
    autoComplete: 'name',
    limit: maxLengthOf(registerRequest.shape.fullName),
  },
  email: emailField,
  password: {
    control: 'password',
    label: 'Password',
    autoComplete: 'new-password',
    advice: passwordAdvice,
  },
  confirmPassword: {
    control: 'password',
    label: 'Confirm password',
    autoComplete: 'new-password',
  },
} as const satisfies TypedFieldsOf<TypedInto<typeof registerForm>>;

const chosen = z.object({ newPassword });

/** A new password, typed twice. */
export const newPasswordForm = shortForm(
  z.pipe(
    z.pipe(
      z
        .object({
          newPassword: filledPassword('Choose a password'),
          repeatedPassword: filledPassword('Type the password once more'),
        })
        .check(repeated('newPassword', 'repeatedPassword')),
      z.transform(({ repeatedPassword: _, ...request }) => request),
    ),
    chosen,
  ),
  chosen,
);

export const newPasswordFields = {
  newPassword: {
    control: 'password',
    label: 'New password',
    autoComplete: 'new-password',
    advice: passwordAdvice,
  },
  repeatedPassword: {
    control: 'password',
    label: 'Confirm new password',
    autoComplete: 'new-password',
  },
} as const satisfies TypedFieldsOf<TypedInto<typeof newPasswordForm>>;

/** The form for a new password with the mailed code. */
export const codeResetForm = shortForm(
  z.pipe(
    z.pipe(
      z
        .object({
          email: required('Enter your email'),
          code: required('Enter the code from our mail'),
          password: filledPassword('Choose a password'),
          repeatedPassword: filledPassword('Type the password once more'),
        })
        .check(repeated('password', 'repeatedPassword')),
      z.transform(({ repeatedPassword: _, ...request }) => request),
    ),
    z.object({ email, code: mailedCode, password: newPassword }),
  ),
  z.object({ email, code: mailedCode, password: newPassword }),
);

export const codeResetFields = {
  email: emailField,
  code: codeField,
  password: newPasswordFields.newPassword,
  repeatedPassword: newPasswordFields.repeatedPassword,
} as const satisfies TypedFieldsOf<TypedInto<typeof codeResetForm>>;
