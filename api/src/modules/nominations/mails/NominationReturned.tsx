import { Action } from '../../mail/parts/Action';
import { Greeting, Quote, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { ReturnedValues } from './values';

/** The nomination is 'saved but not submitted' again (OPEN-015, Terms). */
export const nominationReturned: Template<ReturnedValues> = {
  subject: 'Your nomination needs a change',
  summary: 'It is saved but not submitted. You can edit it and submit it again.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          Your nomination was returned to you. It is saved but not submitted: you can edit it and
          submit it again. This is what we ask you to look at:
        </Text>
        <Quote text={values.note} />
        <Action href={site.link('/tech-nomination')} label="Edit your nomination" />
      </>
    );
  },
  sample: {
    name: 'Sample Person',
    note: 'The essay describes the work of a whole team.\nPlease say what you yourself contributed.',
  },
};
