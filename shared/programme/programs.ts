/** Addresses on the site of the repository's programs that check a ledger or the public log. */
export const programs = {
  command: '/verify-ledger.mjs',
  python: '/verify_ledger.py',
  log: '/verify_log.py',
} as const;
