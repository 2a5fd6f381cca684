import * as z from 'zod/mini';
import { defineMail } from '../../mail/define-mail';
import { line, moment } from '../../mail/fields';
import { type Addressee, type MailRequest, recipientOf } from '../../mail/request';

const values = z.object({
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

const changed = defineMail({
  name: 'factors-changed',
  mostADay: 10,
  values,
  template: async () => (await import('./FactorsChanged')).factorsChanged,
});

export const factorMails = [changed];

/** Tells the owner about a change of second factors. */
export function factorsChanged(
  account: Addressee & { _id: string },
  { change, changedAt }: Omit<FactorsChangedValues, 'name'>,
): MailRequest {
  return changed.request({
    key: `factors-changed:${account._id}:${change}:${changedAt.getTime()}`,
    to: recipientOf(account),
    values: { name: account.displayName, change, changedAt },
  });
}
