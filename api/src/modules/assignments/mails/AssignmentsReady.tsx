import { Action } from '../../mail/parts/Action';
import { Greeting, SmallText, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { ReadyValues } from './values';

export const assignmentsReady: Template<ReadyValues> = {
  subject: 'Your judging assignments are ready',
  summary: 'Nominations are waiting for your evaluation.',
  Body({ values, site }) {
    const { count } = values;
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          {count === 1 ? 'One nomination is' : `${count} nominations are`} waiting for your
          evaluation. You score each on the criteria of the season, from 1 to 10.
        </Text>
        <Action href={site.link('/tech-judging')} label="Start evaluating" />
        <SmallText>
          Entries are confidential: do not copy them, do not contact nominees, and use no AI tools
          except for translation or grammar checks.
        </SmallText>
      </>
    );
  },
  sample: { name: 'Sample Judge', count: 12 },
};
