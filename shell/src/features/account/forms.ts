import { filledPassword, newPasswordFields, repeated } from '@meritum/shared/auth/credentials';
import { accountDeletion, accountUpdate, passwordChange } from '@meritum/shared/contracts/account';
import { mailAddressOf } from '@meritum/shared/contracts/addresses';
import { newPassword } from '@meritum/shared/contracts/identity';
import { maxLengthOf } from '@meritum/shared/contracts/shape';
import { shortForm, type TypedInto } from '@meritum/shared/forms/check';
import type { TypedFieldsOf } from '@meritum/shared/forms/TypedFields';
import * as z from 'zod/mini';

export const nameForm = shortForm(accountUpdate, accountUpdate);

export const nameFields = {
  displayName: {
    control: 'text',
    label: 'Display name',
    autoComplete: 'name',
    hint: 'The name we use on the site and in emails.',
    limit: maxLengthOf(accountUpdate.shape.displayName),
  },
} as const satisfies TypedFieldsOf<TypedInto<typeof nameForm>>;

/** The current password is required if the account has one. */
export const passwordForm = shortForm(
  z.pipe(
    z.pipe(
      z
        .object({
          currentPassword: z.optional(filledPassword('Enter your current password')),
          newPassword: filledPassword('Choose a password'),
          repeatedPassword: filledPassword('Type the password once more'),
        })
        .check(repeated('newPassword', 'repeatedPassword')),
      z.transform(({ repeatedPassword: _, ...request }) => request),
    ),
    z.object({ currentPassword: z.optional(z.string()), newPassword }),
  ),
  passwordChange,
);

export const passwordFields = {
  currentPassword: {
    control: 'password',
    label: 'Current password',
    autoComplete: 'current-password',
  },
  ...newPasswordFields,
} as const satisfies TypedFieldsOf<TypedInto<typeof passwordForm>>;

/** The account's address typed again, and its password if it has one. */
export const deletionForm = (email: string) =>
  shortForm(
    z.object({
      email: z
        .string()
        .check(z.refine((typed) => mailAddressOf(typed) === email, `Type ${email} to confirm.`)),
      password: z.optional(filledPassword()),
    }),
    accountDeletion,
  );

export const deletionFields = (email: string) =>
  ({
    email: {
      control: 'email',
      label: 'Your email address',
      hint: `Type ${email}`,
      autoComplete: 'off',
      autoCapitalize: 'none',
    },
    password: { control: 'password', label: 'Your password', autoComplete: 'current-password' },
  }) as const satisfies TypedFieldsOf<TypedInto<ReturnType<typeof deletionForm>>>;
