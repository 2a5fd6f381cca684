/** Where the site offers the programs that check a ledger, as they are in the repository. */
export const programs = {
  command: '/verify-ledger.mjs',
  python: '/verify_ledger.py',
} as const;
