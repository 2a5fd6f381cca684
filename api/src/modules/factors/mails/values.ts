import * as z from 'zod/mini';
import { line, moment } from '../../mail/fields';

export const values = z.object({
  name: line,
  change: z.enum([
    'passkey-added',
    'totp-added',
    'factor-removed',
    'recovery-codes-renewed',
    'recovery-code-used',
    'passkey-copied',
    'factors-reset',
  ]),
  changedAt: moment,
});

export type FactorsChangedValues = z.output<typeof values>;
