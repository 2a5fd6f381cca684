/** Addresses of the programs that verify a ledger, the public log or a plan. */
export const programs = {
  python: '/verify_ledger.py',
  log: '/verify_log.py',
  plan: '/verify-plan.mjs',
} as const;
