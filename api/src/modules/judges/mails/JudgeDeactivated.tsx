import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { JudgeValues } from './values';

/** The reason is not said here: it is in the recipient's own data, behind their sign-in. */
export const judgeDeactivated: Template<JudgeValues> = {
  subject: 'You no longer judge',
  summary: 'An organiser has ended your part as a judge. Your completed ratings stay.',
  Body({ values }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          An organiser has ended your part as a judge. What you had not rated yet goes to others,
          and the ratings that you completed stay as you gave them.
        </Text>
        <Text>
          The reason is recorded. You find it in the copy of your data that you can download on your
          account page. If you think that this is a mistake, please write to us.
        </Text>
      </>
    );
  },
  sample: { name: 'Sample Judge' },
};
