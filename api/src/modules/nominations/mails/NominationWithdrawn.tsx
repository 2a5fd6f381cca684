import { referenceOf } from '@meritum/shared/programme/reference';
import * as z from 'zod/mini';
import { defineMail, latestStateOf } from '../../../module-kit/define-mail';
import type { MailRequest } from '../../../module-kit/mail-request';
import { formatDateTime } from '../../../platform/text';
import { label, line, moment } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { Facts } from '../../mail/parts/Facts';
import { SmallText, Text } from '../../mail/parts/Text';
import { type ConfirmedAddress, type MailedNomination, maxADay, nominatorOf } from './nominator';

/** A receipt, so that nominators notice if somebody else withdraws their nomination. */
export const withdrawn = defineMail({
  name: 'nomination-withdrawn',
  maxADay,
  readable: true,
  values: z.object({
    name: line,
    reference: label,
    category: label,
    withdrawnAt: moment,
  }),
  template: {
    subject: 'Your nomination has been withdrawn',
    summary: 'It no longer takes part in the awards.',
    Body: ({ values, site }) => (
      <>
        <Text>
          You have withdrawn your nomination. It no longer takes part in the awards, and judges no
          longer see it.
        </Text>
        <Facts
          facts={[
            { label: 'Reference', value: values.reference },
            { label: 'Category', value: values.category },
            { label: 'Withdrawn', value: formatDateTime(values.withdrawnAt) },
          ]}
        />
        <Text>
          While nominations in its category and season are open, what you wrote is in the nomination
          portal, and you can change it and submit it again.
        </Text>
        <Action href={site.ownLink('/tech-nomination')} label="Go to the nomination portal" />
        <SmallText>
          If you did not do this, somebody else may have access to your account. Change your
          password and write to us.
        </SmallText>
      </>
    ),
    sample: {
      name: 'Sample Person',
      reference: 'N-12AB-34CD',
      category: 'Technology',
      withdrawnAt: new Date('2025-08-04T09:30:00Z'),
    },
  },
});

export function nominationWithdrawn(
  nomination: MailedNomination,
  { withdrawnAt, ...proof }: { withdrawnAt: Date } & ConfirmedAddress,
): MailRequest {
  const { _id, category } = nomination;
  const about = { reference: referenceOf(_id), category, withdrawnAt };
  return withdrawn.toOwner(nominatorOf(nomination, proof), about, latestStateOf(nomination));
}
