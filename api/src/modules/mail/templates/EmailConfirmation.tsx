import { Action } from '../parts/Action';
import { AddressInWords } from '../parts/AddressInWords';
import { Greeting, SmallText, Text } from '../parts/Text';
import { spelledTime } from '../text';
import type { Template } from './template';

export const emailConfirmation: Template<'email-confirmation'> = {
  subject: 'Confirm your e-mail address',
  summary: 'Tell us that this address is yours.',
  Body({ values, site }) {
    const href = site.emailConfirmationLink(values.confirmationId);
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          Please confirm that this address belongs to your {site.productName} account. The link
          below works until {spelledTime(values.expiresAt)}.
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
