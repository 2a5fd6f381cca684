import { formatDateTime } from '../../../platform/text';
import { Action } from '../../mail/parts/Action';
import { AddressInWords } from '../../mail/parts/AddressInWords';
import { Greeting, SmallText, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import { passwordResetLink } from '../links';
import type { ResetValues } from './values';

/** AUTH-013: the link works once, for one hour (D34). */
export const passwordReset: Template<ResetValues> = {
  subject: 'Choose a new password',
  summary: 'The link works once, for one hour.',
  Body({ values, site }) {
    const href = passwordResetLink(site, values.resetId);
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          You asked for a new password for your {site.productName} account. The link below works
          once, until {formatDateTime(values.expiresAt)}.
        </Text>
        <Action href={href} label="Choose a new password" />
        <AddressInWords href={href} />
        <SmallText>
          If you did not ask for this, ignore this mail. Your password stays as it is.
        </SmallText>
      </>
    );
  },
  sample: {
    name: 'Sample Person',
    resetId: 'sample',
    expiresAt: new Date('2025-08-04T10:30:00Z'),
  },
};
