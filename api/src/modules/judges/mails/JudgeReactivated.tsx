import { Action } from '../../mail/parts/Action';
import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { JudgeValues } from './values';

export const judgeReactivated: Template<JudgeValues> = {
  subject: 'You are a judge again',
  summary: 'An organiser has reactivated you as a judge.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          An organiser has reactivated you as a judge. Your assignments are in the judge portal.
        </Text>
        <Action href={site.link('/tech-judging')} label="Open the judge portal" />
      </>
    );
  },
  sample: { name: 'Sample Judge' },
};
