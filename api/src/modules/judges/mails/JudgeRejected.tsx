import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { JudgeValues } from './values';

export const judgeRejected: Template<JudgeValues> = {
  subject: 'About your judge application',
  summary: 'A decision has been made.',
  Body({ values }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          We regret to inform you that your application did not meet our judge selection criteria at
          this time.
        </Text>
        <Text>Thank you for your interest in judging, and for the time that you gave to it.</Text>
      </>
    );
  },
  sample: { name: 'Sample Judge' },
};
