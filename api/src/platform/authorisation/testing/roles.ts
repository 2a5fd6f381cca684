/**
 * Who calls: nobody known; who has nominated, applied, been verified and then turned away, judges, or
 * judged until an organiser ended it; organisers, one of them tied to a nomination of their own.
 */
export const roles = [
  'visitor',
  'nominator',
  'applicant',
  'rejected',
  'judge',
  'deactivated',
  'tied',
  'admin',
] as const;

export type Role = (typeof roles)[number];
export type Member = Exclude<Role, 'visitor'>;

export const members = roles.filter((role): role is Member => role !== 'visitor');

/** The status that each role is answered with. */
export type Cells = Readonly<Record<Role, number>>;

/** Of what is somebody's: those who have such a thing ask for their own as well. */
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

/** Whoever has an account. */
export const signedIn = (status: number, but: Exceptions = {}): Cells =>
  everybody(status, { visitor: 401, ...but });

/** Who judges at this moment. */
export const judges = (status: number): Cells => signedIn(403, { judge: status });

/** Organisers. */
export const admins = (status: number, but: Exceptions = {}): Cells =>
  signedIn(403, { tied: status, admin: status, ...but });

/** Organisers whom nothing ties to it. */
export const withoutConflict = (status: number): Cells => admins(status, { tied: 403 });
