import { formatDateTime } from '../../../platform/text';
import { Action } from '../../mail/parts/Action';
import { AddressInWords } from '../../mail/parts/AddressInWords';
import { Greeting, SmallText, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import { emailConfirmationLink } from '../links';
import type { ConfirmationValues } from './values';

export const emailConfirmation: Template<ConfirmationValues> = {
  subject: 'Confirm your email address',
  summary: 'Confirm that this address is yours.',
  Body({ values, site }) {
    const href = emailConfirmationLink(site, values.confirmationId);
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          Confirm that this address belongs to your {site.productName} account. The link below works
          until {formatDateTime(values.expiresAt)}.
        </Text>
        <Action href={href} label="Confirm this address" />
        <AddressInWords href={href} />
        <SmallText>
          If you have no account with us, ignore this mail. Nothing is confirmed without the link.
        </SmallText>
      </>
    );
  },
  sample: {
    name: 'Sample Person',
    confirmationId: 'sample',
    expiresAt: new Date('2025-08-05T09:30:00Z'),
  },
};
