/**
 * Roles that open the console. An organiser is `admin`; readers and screeners count for no act of
 * two.
 */
export const consoleRoles = ['admin', 'reader', 'screener'] as const;
export type ConsoleRole = (typeof consoleRoles)[number];

/**
 * Roles of an account. A reader sees what organisers see and decides nothing; a screener looks at
 * applications and nominations only. Judges have no role.
 */
export const roles = ['user', ...consoleRoles] as const;
export type Role = (typeof roles)[number];

export const opensConsole = (role: Role): role is ConsoleRole => role !== 'user';
