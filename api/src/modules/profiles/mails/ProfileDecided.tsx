import { Action } from '../../mail/parts/Action';
import { Greeting, SmallText, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { DecidedValues } from './values';

const own = '/tech-nomination/result';

export const profileDecidedTemplate: Template<DecidedValues> = {
  subject: 'A decision about your profile',
  summary: 'An organiser has looked at the profile that you offered.',
  Body({ values, site }) {
    const { name, category, season, outcome, reason, path } = values;
    return (
      <>
        <Greeting name={name} />
        {outcome === 'published' ? (
          <>
            <Text>
              Your profile as a winner in {category}, {season}, is public now, as you offered it.
            </Text>
            <Action href={site.link(path)} label="See your profile" />
            <SmallText>
              You can change or withdraw it on the page of your result. Withdrawing takes effect at
              once.
            </SmallText>
          </>
        ) : (
          <>
            <Text>
              An organiser has not published your profile as a winner in {category}, {season}. They
              wrote: {reason}
            </Text>
            <Text>
              Your award is not affected. If an earlier version of your profile is public, it stays.
            </Text>
            <Action href={site.link(own)} label="Change your profile" />
          </>
        )}
      </>
    );
  },
  sample: {
    name: 'Sample Winner',
    category: 'Technology',
    season: 'Season 2025',
    outcome: 'refused',
    reason: 'The picture shows somebody else’s logo.',
    path: '/winner/sample-winner-2025',
  },
};
