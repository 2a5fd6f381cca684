import { Action } from '../parts/Action';
import { MailLink } from '../parts/MailLink';
import { Greeting, Text } from '../parts/Text';
import { spelledTime } from '../text';
import type { Template } from './template';

export const passwordChanged: Template<'password-changed'> = {
  subject: 'Your password was changed',
  summary: 'If it was you, there is nothing to do.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          The password of your {site.productName} account was changed on{' '}
          {spelledTime(values.changedAt)}. If it was you, there is nothing to do.
        </Text>
        <Text>
          If it was not you, choose a new password at once, and write to{' '}
          <MailLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</MailLink>.
        </Text>
        <Action href={site.link('/reset-password')} label="Choose a new password" />
      </>
    );
  },
  sample: { name: 'Sample Person', changedAt: new Date('2025-08-04T09:30:00Z') },
};
