import { Action } from '../../mail/parts/Action';
import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { JudgeValues } from './values';

export const judgeVerified: Template<JudgeValues> = {
  subject: 'Your profile has been verified',
  summary: 'You are a judge. Your assignments follow.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          Congratulations, your profile has been verified. Assignments that are aligned with your
          expertise appear in the judge portal.
        </Text>
        <Text>
          Please keep entries confidential and do not contact nominees. You judge anonymously.
        </Text>
        <Action href={site.link('/tech-judging')} label="Open the judge portal" />
      </>
    );
  },
  sample: { name: 'Sample Judge' },
};
