import { Action } from '../../mail/parts/Action';
import { Greeting, SmallText, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { SetAsideValues } from './values';

/** Which nomination it is about is told in the portal alone: entries are confidential. */
export const ratingSetAside: Template<SetAsideValues> = {
  subject: 'Please rate a nomination again',
  summary: 'A nomination that you rated has been changed by its nominator.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          A nomination that you rated was returned to its nominator, who has changed it and sent it
          again. Your rating was of the former text and no longer counts. The nomination is among
          your assignments again: please read it and rate it anew.
        </Text>
        <Action href={site.link('/tech-judging')} label="Open my assignments" />
        <SmallText>
          Your former rating is kept in the copy of your data, and nowhere else.
        </SmallText>
      </>
    );
  },
  sample: { name: 'Sample Judge' },
};
