import { formatDateTime } from '../../../platform/text';
import { Action } from '../../mail/parts/Action';
import { AddressInWords } from '../../mail/parts/AddressInWords';
import { Greeting, SmallText, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import { emailConfirmationLink } from '../links';
import type { ConfirmationReminderValues, Waiting } from './values';

const waitingTexts: Record<Waiting, string> = {
  nomination:
    'We have your nomination, but your email address is not confirmed. Until you confirm it, your nomination does not take part in the awards and is not judged.',
  judge:
    'We have your application to judge, but your email address is not confirmed. Until you confirm it, you are not assigned any nominations.',
};

export const confirmationReminder: Template<ConfirmationReminderValues> = {
  subject: 'Reminder: confirm your email address',
  summary: 'Your submission is on hold until you do.',
  Body({ values, site }) {
    const href = emailConfirmationLink(site, values.confirmationId);
    return (
      <>
        <Greeting name={values.name} />
        <Text>{waitingTexts[values.waiting]}</Text>
        <Text>
          The link below works until {formatDateTime(values.expiresAt)}. After that, you can ask for
          a new one on your account page.
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
    waiting: 'nomination',
  },
};
