import { Action } from '../parts/Action';
import { Greeting, Text } from '../parts/Text';
import type { Template } from './template';

export const evaluationReminder: Template<'evaluation-reminder'> = {
  subject: 'Evaluations are still open',
  summary: 'Some of your assignments are waiting for your evaluation.',
  Body({ values, site }) {
    const { pending, assigned } = values;
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          {pending} of your {assigned} assigned {assigned === 1 ? 'nomination' : 'nominations'}{' '}
          {pending === 1 ? 'is' : 'are'} still waiting for your evaluation. What you have submitted
          is saved.
        </Text>
        <Action href={site.link('/tech-judging')} label="Continue evaluating" />
      </>
    );
  },
  sample: { name: 'Sample Judge', pending: 5, assigned: 12 },
};
