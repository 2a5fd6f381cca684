import { Action } from '../../mail/parts/Action';
import { Greeting, SmallText, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { RenamedValues } from './values';

export const winnerRenamedTemplate: Template<RenamedValues> = {
  subject: 'Your award is published under your new name',
  summary: 'Your award carries the name of your account now.',
  Body({ values: { name, category, season }, site }) {
    return (
      <>
        <Greeting name={name} />
        <Text>
          Your award in {category}, {season}, is published under your new name: in the list of
          winners, on the page that verifies it, on your profile and on new files.
        </Text>
        <Text>
          Download your certificate and letter again. Earlier ones still count; whoever checks them
          is told that they show a former name, which is not shown to them. Your badge names nobody
          and stays as it is.
        </Text>
        <Action href={site.link('/tech-nomination/result')} label="See your award" />
        <SmallText>
          If your name has not changed, tell us at once. The address of your profile has changed
          with the name.
        </SmallText>
      </>
    );
  },
  sample: { name: 'Sample Winner', category: 'Technology', season: 'Season 2025' },
};
