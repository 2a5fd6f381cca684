import { referenceOf } from '@meritum/shared/programme/reference';
import { announcement } from '@meritum/shared/programme/timeline';
import * as z from 'zod/mini';
import { defineMail, latestStateOf } from '../../../module-kit/define-mail';
import type { MailRequest } from '../../../module-kit/mail-request';
import { formatDateTime } from '../../../platform/text';
import { OneStepLeft } from '../../identity/ConfirmAddress';
import { type MailedConfirmation, mailedConfirmation } from '../../identity/mails/values';
import { label, line, moment } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { Facts } from '../../mail/parts/Facts';
import { SmallText, Text } from '../../mail/parts/Text';
import { type ConfirmedAddress, type MailedNomination, maxADay, nominatorOf } from './nominator';

export const received = defineMail({
  name: 'nomination-received',
  maxADay,
  readable: true,
  withLogHead: true,
  values: z.object({
    name: line,
    nominee: line,
    organization: line,
    category: label,
    submittedAt: moment,
    reference: label,
    /** The link, while the nominator's address is unconfirmed. */
    confirmation: z.optional(mailedConfirmation),
  }),
  template: {
    subject: 'We have received your nomination',
    summary: 'It will be reviewed by our judges.',
    Body: ({ values, site }) => (
      <>
        <Text>Your nomination is successfully received and will be reviewed by our judges.</Text>
        {values.confirmation && (
          <OneStepLeft site={site} confirmation={values.confirmation}>
            judges can read your nomination once you confirm this address.
          </OneStepLeft>
        )}
        <Facts
          facts={[
            { label: 'Reference', value: values.reference },
            { label: 'Nominee', value: values.nominee },
            { label: 'Organization', value: values.organization },
            { label: 'Category', value: values.category },
            { label: 'Received', value: formatDateTime(values.submittedAt) },
          ]}
        />
        <Text>
          Quote the reference when you write to us. You can see your nomination and its status in
          the nomination portal at any time.
        </Text>
        <Action href={site.ownLink('/tech-nomination')} label="See your nomination" />
        <SmallText>There is no fee to nominate or to judge. {announcement}</SmallText>
      </>
    ),
    sample: {
      name: 'Sample Person',
      nominee: 'Sample Person',
      organization: 'Example Systems',
      category: 'Technology',
      submittedAt: new Date('2025-08-04T09:30:00Z'),
      reference: 'N-3F2A-91C0',
    },
  },
});

export type ReceivedValues = z.output<typeof received.values>;

/** One mail for each submission. */
export function nominationReceived(
  nomination: MailedNomination,
  { confirmation, ...proof }: ConfirmedAddress & { confirmation?: MailedConfirmation | null },
): MailRequest {
  const { _id, fullName, organization, category, submittedAt } = nomination;
  const about = {
    ...{ nominee: fullName, organization, category, submittedAt, reference: referenceOf(_id) },
    ...(confirmation && { confirmation }),
  };
  return received.toOwner(nominatorOf(nomination, proof), about, latestStateOf(nomination));
}
