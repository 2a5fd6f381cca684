import * as z from 'zod/mini';
import { mailAddressOf } from './addresses';
import { newPassword, typedPassword, userProfile } from './identity';
import { limits } from './limits';
import { objectId } from './lists';
import { reasonGiven } from './reason';
import { requiredLine } from './texts';

const signInMethods = ['password', 'google'] as const;

export const sessionMethods = [...signInMethods, 'passkey'] as const;

const instant = z.iso.datetime();

/** The caller's own account, as the account page shows it. */
export const accountReply = z.object({
  user: userProfile,
  methods: z.array(z.enum(signInMethods)),
  createdAt: instant,
});
export type AccountReply = z.infer<typeof accountReply>;

const accountName = requiredLine(limits.nameCharacters, 'Enter a name');

const storedWork = z.object({
  kind: z.enum(['nomination', 'draft', 'application', 'document']),
  /** Names and titles by which the author recognises it. */
  about: z.string(),
  at: instant,
});
export type StoredWork = z.infer<typeof storedWork>;

/** Work stored before somebody proved the mailbox; they say whether it is theirs. */
export const storedWorkReply = z.object({
  createdAt: instant,
  displayName: z.string(),
  work: z.array(storedWork),
});
export type StoredWorkReply = z.infer<typeof storedWorkReply>;

/** Whoever discards the work gives their own name, because the account's name was not theirs. */
export const storedWorkClaim = z
  .strictObject({ mine: z.boolean(), displayName: z.optional(accountName) })
  .check(
    z.refine(({ mine, displayName }) => mine || displayName !== undefined, {
      error: 'Enter a name',
      path: ['displayName'],
    }),
  );
export type StoredWorkClaim = z.infer<typeof storedWorkClaim>;

export const accountUpdate = z.strictObject({ displayName: accountName });

const samePassword = 'Choose a password other than your current one';

/**
 * Accounts with a password send `currentPassword`. Accounts without one, or with a second factor,
 * need a proof from the last ten minutes (else permission-denied).
 */
export const passwordChange = z
  .strictObject({ currentPassword: z.optional(typedPassword), newPassword })
  .check(
    z.refine((change) => change.newPassword !== change.currentPassword, {
      error: samePassword,
      path: ['newPassword'],
    }),
  );
export type PasswordChange = z.infer<typeof passwordChange>;

/** Needs the same proof as {@link passwordChange}; the `email` is typed again to prevent an accident. */
export const accountDeletion = z.strictObject({
  email: z.string().check(z.overwrite(mailAddressOf), z.maxLength(limits.emailCharacters)),
  password: z.optional(typedPassword),
});
export type AccountDeletion = z.infer<typeof accountDeletion>;

const sessionSummary = z.object({
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

/** Payload of `endSessionsOf`; the reason is recorded. */
export const endingSessions = z.strictObject({
  accountId: objectId,
  reason: reasonGiven,
});
export type EndingSessions = z.infer<typeof endingSessions>;
