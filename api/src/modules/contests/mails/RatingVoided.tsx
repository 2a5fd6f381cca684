import { Action } from '../../mail/parts/Action';
import { Greeting, SmallText, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { VoidedValues } from './values';

/** Names no nomination: entries are confidential and shown in the portal only. */
export const ratingVoided: Template<VoidedValues> = {
  subject: 'One of your ratings no longer counts',
  summary: 'Two organisers have voided a rating that you gave.',
  Body({ values, site }) {
    const { category, season, why } = values;
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          Two organisers have voided one of your ratings in {category}, {season}: it no longer
          counts towards the result. The kind of reason that they gave: {why}.
        </Text>
        <Text>
          Voids are public. With the results, the rating appears in the ledger without your name,
          with this reason, and with the result that the entry would have had with it. Your receipt
          finds it there.
        </Text>
        <Action href={site.link('/tech-judging/record')} label="See your ratings" />
        <SmallText>If you think that this is a mistake, please write to us.</SmallText>
      </>
    );
  },
  sample: {
    name: 'Sample Judge',
    category: 'Technology',
    season: 'Season 2025',
    why: 'A conflict of interest that was not declared',
  },
};
