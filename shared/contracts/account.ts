import * as z from 'zod/mini';
import { newPassword, userProfile } from './identity';
import { limits } from './limits';

/** Ways in that an account can have. */
export const signInMethods = ['password', 'google'] as const;

/** How a session can have begun. */
export const sessionMethods = [...signInMethods, 'passkey'] as const;

const instant = z.iso.datetime();

/** What the account page shows of one's own account. */
export const accountReply = z.object({
  user: userProfile,
  methods: z.array(z.enum(signInMethods)),
  createdAt: instant,
});
export type AccountReply = z.infer<typeof accountReply>;

export const accountUpdate = z.strictObject({
  displayName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a name'),
      z.maxLength(limits.nameCharacters, `Use at most ${limits.nameCharacters} characters`),
    ),
});
export type AccountUpdate = z.infer<typeof accountUpdate>;

const givenPassword = z
  .string()
  .check(
    z.maxLength(
      limits.passwordCharacters.max,
      `Use at most ${limits.passwordCharacters.max} characters`,
    ),
  );

/**
 * `currentPassword` is required of an account that has one. Without one, and besides where there is
 * a second factor, a proof of the last ten minutes is (permission-denied otherwise).
 */
export const passwordChange = z.strictObject({
  currentPassword: z.optional(givenPassword),
  newPassword,
});
export type PasswordChange = z.infer<typeof passwordChange>;

/** Proof as for {@link passwordChange}; `email` is typed once more, so that it is no slip. */
export const accountDeletion = z.strictObject({
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(limits.emailCharacters)),
  password: z.optional(givenPassword),
});
export type AccountDeletion = z.infer<typeof accountDeletion>;

/** A place where somebody is signed in. */
export const sessionSummary = z.object({
  id: z.string(),
  /** Browser and system in words, such as `Firefox on Windows`; nothing that identifies a device. */
  device: z.string(),
  method: z.enum(sessionMethods),
  createdAt: instant,
  lastUsedAt: instant,
  current: z.boolean(),
});
export type SessionSummary = z.infer<typeof sessionSummary>;

export const sessionsReply = z.object({ sessions: z.array(sessionSummary) });
export type SessionsReply = z.infer<typeof sessionsReply>;

/** Whose sessions an organiser ends; the reason is recorded. */
export const endingSessions = z.strictObject({
  accountId: z.string().check(z.minLength(1), z.maxLength(64)),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Say why'),
      z.maxLength(limits.reasonCharacters, `Use at most ${limits.reasonCharacters} characters`),
    ),
});
export type EndingSessions = z.infer<typeof endingSessions>;
