import { Action } from '../../mail/parts/Action';
import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { JudgeValues } from './values';

export const judgeReactivated: Template<JudgeValues> = {
  subject: 'You judge again',
  summary: 'An organiser has made you a judge again.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          An organiser has made you a judge again. You find whatever there is to rate in the portal.
        </Text>
        <Action href={site.link('/tech-judging')} label="Open the judge portal" />
      </>
    );
  },
  sample: { name: 'Sample Judge' },
};
