/**
 * Roles of an account; an organiser is `admin`. A reader sees what organisers see and decides
 * nothing, a screener looks at applications and nominations alone. Judges have no role.
 */
export const roles = ['user', 'admin', 'reader', 'screener'] as const;
export type Role = (typeof roles)[number];

/** A role that opens the console. */
export type ConsoleRole = Exclude<Role, 'user'>;

export const opensConsole = (role: Role): role is ConsoleRole => role !== 'user';
