import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { JudgeValues } from './values';

/** Leaves out the reason, which is in the recipient's own data behind their sign-in. */
export const judgeDeactivated: Template<JudgeValues> = {
  subject: 'You are no longer a judge',
  summary: 'An organiser has deactivated you as a judge. Your completed ratings stay.',
  Body({ values }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          An organiser has deactivated you as a judge. Nominations that you have not rated go to
          other judges. Your completed ratings stay as they are.
        </Text>
        <Text>
          The reason is in the copy of your data, which you can download on your account page. If
          you think that this is a mistake, write to us.
        </Text>
      </>
    );
  },
  sample: { name: 'Sample Judge' },
};
