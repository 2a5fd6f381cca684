/**
 * Roles that open the console. An organiser is `admin`; readers and screeners cannot take part in
 * acts of two organisers.
 */
export const consoleRoles = ['admin', 'reader', 'screener'] as const;
export type ConsoleRole = (typeof consoleRoles)[number];

/**
 * Roles of an account. A reader sees what organisers see and decides nothing; a screener reviews
 * applications and nominations only. Judges have no role.
 */
export const roles = ['user', ...consoleRoles] as const;
export type Role = (typeof roles)[number];

export const opensConsole = (role: Role): role is ConsoleRole => role !== 'user';
