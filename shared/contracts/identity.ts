import * as z from 'zod/mini';
import { mailAddressOf } from './addresses';
import { limits } from './limits';
import { roles } from './roles';
import { asLine, atMost, requiredLine } from './texts';

/** Message for a password that is too short, in the browser and from the server (VAL-018). */
const passwordTooShort = `Password should be at least ${limits.passwordCharacters.min} characters`;

/** Zod's pattern with internationalised top-level domains added. */
const mailAddress =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[a-z0-9-]+)$/;

/** An email address as {@link mailAddressOf} writes it. Accounts are unique by it. */
export const email = z
  .string()
  .check(
    z.overwrite(mailAddressOf),
    atMost(limits.emailCharacters),
    z.email({ pattern: mailAddress, error: 'Enter an email address like name@example.com' }),
  );

/**
 * A password in the composed form of Unicode (NFC), because keyboards produce the same letter in
 * different ways. The rest stays as typed.
 */
export const normalPassword = (typed: string): string => typed.normalize('NFC');

const { min, max } = limits.passwordCharacters;

/** A password for comparison with the stored one. */
export const typedPassword = z.string().check(z.overwrite(normalPassword), atMost(max));

export const newPassword = typedPassword.check(z.minLength(min, passwordTooShort));

/** The portals to which a mailed confirmation link can lead back. */
export const portals = ['nomination', 'judging'] as const;
export type Portal = (typeof portals)[number];
const portal = z.enum(portals);

export const registerRequest = z.strictObject({
  fullName: requiredLine(limits.nameCharacters, 'Please fill in all fields'),
  email,
  password: newPassword,
  portal: z.optional(portal),
});
export type RegisterRequest = z.infer<typeof registerRequest>;

export const signInRequest = z.strictObject({
  email,
  password: typedPassword.check(z.minLength(1, 'Please fill in all fields')),
});
export type SignInRequest = z.infer<typeof signInRequest>;

export const passwordResetRequest = z.strictObject({ email });

/** Messages of failed-precondition for mailed links that do not work. */
export const linkMessages = {
  notUsable: 'This link has already been used or has expired. Request a new one.',
  ofAnotherAccount:
    'This link is for another account. Sign in with the address that it was mailed to.',
  superseded:
    'This is not the newest link. Open the newest mail that we sent you, or enter its code.',
  wrongCode:
    'This code is not right, or has expired. Look in our newest mail, or request a new one.',
} as const;

export const linkToken = z.string().check(asLine(), z.minLength(1), z.maxLength(200));

/** Characters of a mailed code, without look-alikes; shown in two groups of four. */
export const codeCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const codeLength = 8;

/** A mailed code for comparison: capitals, without spaces and hyphens. */
export const mailedCode = z.string().check(
  z.maxLength(40),
  z.overwrite((typed) =>
    typed
      .normalize('NFKC')
      .replace(/[^a-z0-9]/gi, '')
      .toUpperCase(),
  ),
  z.regex(/^[2-9A-HJ-NP-Z]{8}$/, 'Enter the eight characters of the code in our mail'),
);

const linkOrCode = 'Open the link in our mail, or enter its code';

/** Confirms by the link or by the code of the same mail. */
export const passwordResetConfirmation = z
  .strictObject({
    token: z.optional(linkToken),
    email: z.optional(email),
    code: z.optional(mailedCode),
    password: newPassword,
  })
  .check(
    z.refine(({ token, email, code }) => Boolean(token) !== Boolean(email && code), linkOrCode),
  );
export type PasswordResetConfirmation = z.infer<typeof passwordResetConfirmation>;

export const emailConfirmation = z
  .strictObject({ token: z.optional(linkToken), code: z.optional(mailedCode) })
  .check(z.refine(({ token, code }) => Boolean(token) !== Boolean(code), linkOrCode));
export type EmailConfirmation = z.infer<typeof emailConfirmation>;

export const emailChange = z.strictObject({ email });
export type EmailChange = z.infer<typeof emailChange>;

/** The signed-in person as the browser knows them (ENT-015). */
export const userProfile = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  /** Whether somebody has proved that they read the address's mails. */
  emailConfirmed: z.boolean(),
  /** Set while the owner has still to say whether the account's stored work is theirs. */
  unclaimed: z.optional(z.boolean()),
  role: z.enum(roles),
  /** Set if the last mail to the address bounced. */
  cameBack: z.optional(z.boolean()),
  /** The address that a mailed link confirms: the account's own, or its replacement. */
  confirming: z.optional(z.object({ email: z.string(), until: z.iso.datetime() })),
});
export type UserProfile = z.infer<typeof userProfile>;

/** A session; the access token is kept in memory only. */
export const sessionReply = z.object({
  accessToken: z.string(),
  /** Seconds from the reply until the access token expires; independent of clocks. */
  expiresIn: z.int(),
  user: userProfile,
});
export type SessionReply = z.infer<typeof sessionReply>;
