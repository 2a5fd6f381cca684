import { Action } from '../../mail/parts/Action';
import { Greeting, SmallText, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { SetAsideValues } from './values';

/** Names no nomination: entries are confidential and shown in the portal only. */
export const ratingSetAside: Template<SetAsideValues> = {
  subject: 'A nomination needs a new rating',
  summary: 'A nomination that you rated has been changed by its nominator.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          A nomination that you rated was returned to its nominator, who has changed it and sent it
          again. Your rating was of the former text and no longer counts. The nomination is among
          your assignments again: read it and rate it again.
        </Text>
        <Action href={site.link('/tech-judging')} label="Open my assignments" />
        <SmallText>Your former rating is kept only in the copy of your data.</SmallText>
      </>
    );
  },
  sample: { name: 'Sample Judge' },
};
