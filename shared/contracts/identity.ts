import * as z from 'zod/mini';
import { limits } from './limits';
import { asLine, atMost } from './texts';

/** Message for a password that is too short, in the browser and from the server (VAL-018). */
export const passwordTooShort = `Password should be at least ${limits.passwordCharacters.min} characters`;

/** An email address, trimmed and in lower case; accounts are unique by this form. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    atMost(limits.emailCharacters),
    z.email('Enter an email address like name@example.com'),
  );

export const newPassword = z
  .string()
  .check(
    z.minLength(limits.passwordCharacters.min, passwordTooShort),
    atMost(limits.passwordCharacters.max),
  );

export const registerRequest = z.strictObject({
  fullName: z
    .string()
    .check(asLine(), z.minLength(1, 'Please fill in all fields'), atMost(limits.nameCharacters)),
  email,
  password: newPassword,
});
export type RegisterRequest = z.infer<typeof registerRequest>;

export const signInRequest = z.strictObject({
  email,
  password: z
    .string()
    .check(z.minLength(1, 'Please fill in all fields'), atMost(limits.passwordCharacters.max)),
});
export type SignInRequest = z.infer<typeof signInRequest>;

export const passwordResetRequest = z.strictObject({ email });

/** Messages of failed-precondition for mailed links that do not work. */
export const linkMessages = {
  notUsable: 'This link has already been used or has expired. Request a new one.',
  ofAnotherAccount:
    'This link is for another account. Sign in with the address that it was mailed to.',
} as const;

/** Token of a mailed link. */
export const linkToken = z.string().check(z.minLength(1), z.maxLength(200));

export const passwordResetConfirmation = z.strictObject({
  token: linkToken,
  password: newPassword,
});
export type PasswordResetConfirmation = z.infer<typeof passwordResetConfirmation>;

export const emailConfirmation = z.strictObject({ token: linkToken });
export type EmailConfirmation = z.infer<typeof emailConfirmation>;

/** The signed-in person as the browser knows them (ENT-015). */
export const userProfile = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  emailConfirmed: z.boolean(),
  role: z.enum(['user', 'admin']),
});
export type UserProfile = z.infer<typeof userProfile>;

/** A session; the access token is only ever kept in memory. */
export const sessionReply = z.object({
  accessToken: z.string(),
  /** Seconds until the access token expires, counted from the reply and so independent of the clock. */
  expiresIn: z.int(),
  user: userProfile,
});
export type SessionReply = z.infer<typeof sessionReply>;
