/** Roles that open the console: an organiser is `admin`, the others count for nothing. */
export const consoleRoles = ['admin', 'reader', 'screener'] as const;
export type ConsoleRole = (typeof consoleRoles)[number];

/**
 * Roles of an account. A reader sees what organisers see and decides nothing, a screener looks at
 * applications and nominations alone. Judges have no role.
 */
export const roles = ['user', ...consoleRoles] as const;
export type Role = (typeof roles)[number];

export const opensConsole = (role: Role): role is ConsoleRole => role !== 'user';
