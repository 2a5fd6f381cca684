/**
 * Callers: signed out; somebody who has nominated, applied, been verified and then rejected,
 * judges, or was deactivated as a judge; a reader and a screener; organisers, one with a conflict
 * of interest through a nomination of their own.
 */
export const roles = [
  'visitor',
  'nominator',
  'applicant',
  'rejected',
  'judge',
  'deactivated',
  'reader',
  'screener',
  'conflicted',
  'admin',
] as const;

export type Role = (typeof roles)[number];
export type Member = Exclude<Role, 'visitor'>;

export const members = roles.filter((role): role is Member => role !== 'visitor');

/** The expected status of each role. */
export type Cells = Readonly<Record<Role, number>>;

/** Expected statuses for calls about things: the caller's own, and another person's. */
export interface Owned {
  own: Cells;
  other: Cells;
}

export const isOwned = (row: Cells | Owned): row is Owned => 'own' in row;

type Exceptions = Partial<Cells>;

const all = (status: number): Cells =>
  Object.fromEntries(roles.map((role) => [role, status])) as Cells;

export const everybody = (status: number, but: Exceptions = {}): Cells => ({
  ...all(status),
  ...but,
});

/** Everybody with an account. */
export const signedIn = (status: number, but: Exceptions = {}): Cells =>
  everybody(status, { visitor: 401, ...but });

/** Active judges. */
export const judges = (status: number): Cells => signedIn(403, { judge: status });

/** Organisers. */
export const admins = (status: number, but: Exceptions = {}): Cells =>
  signedIn(403, { conflicted: status, admin: status, ...but });

/** Organisers without a conflict of interest. */
export const withoutConflict = (status: number): Cells => admins(status, { conflicted: 403 });
