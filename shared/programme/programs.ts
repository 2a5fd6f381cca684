/** Addresses on the site of the repository's programs that check a ledger. */
export const programs = {
  command: '/verify-ledger.mjs',
  python: '/verify_ledger.py',
} as const;
