import { formatDateTime } from '../../../platform/text';
import { Action } from '../../mail/parts/Action';
import { Facts } from '../../mail/parts/Facts';
import { Greeting, SmallText, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { WithdrawnValues } from './values';

/** A receipt, so that nominators learn of a withdrawal that somebody else made. */
export const nominationWithdrawn: Template<WithdrawnValues> = {
  subject: 'Your nomination has been withdrawn',
  summary: 'It no longer takes part in the awards.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
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
          What you wrote is kept in the nomination portal. While nominations are open, you can
          change it and submit it again.
        </Text>
        <Action href={site.link('/tech-nomination')} label="Go to the nomination portal" />
        <SmallText>
          If you did not do this, somebody else may have access to your account. Change your
          password and write to us.
        </SmallText>
      </>
    );
  },
  sample: {
    name: 'Sample Person',
    reference: 'N-12AB-34CD',
    category: 'Technology',
    withdrawnAt: new Date('2025-08-04T09:30:00Z'),
  },
};
