import { type VoidReason, voidReasons } from '@meritum/shared/contracts/voids';
import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import { addresseeOf, type MailedJudge } from '../../judges/judge';
import { label, line } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { SmallText, Text } from '../../mail/parts/Text';

/** Names no nomination: entries are confidential and shown in the portal only. */
export const voided = defineMail({
  name: 'rating-voided',
  withLogHead: true,
  /** `why` says the kind of reason. */
  values: z.object({ name: line, category: label, season: label, why: line }),
  template: {
    subject: 'One of your ratings no longer counts',
    summary: 'Two organisers have voided a rating that you gave.',
    Body: ({ values: { category, season, why }, site }) => (
      <>
        <Text>
          Two organisers have voided one of your ratings in {category}, {season}: it no longer
          counts towards the result. Their reason: {why}.
        </Text>
        <Text>
          Voids are public. Once results are published, the ledger shows this reason, the rating
          without your name, and the result that the entry would have had with it. Your receipt
          finds it there.
        </Text>
        <Action href={site.ownLink('/tech-judging/record')} label="See your ratings" />
        <SmallText>If you think that this is a mistake, please write to us.</SmallText>
      </>
    ),
    sample: {
      name: 'Sample Judge',
      category: 'Technology',
      season: 'Season 2025',
      why: 'A conflict of interest that was not declared',
    },
  },
});

export const ratingVoided = ({ id, judge, why, category, season }: Voiding) =>
  voided.toOwner(addresseeOf(judge), { category, season, why: voidReasons[why] }, { key: id });

interface Voiding {
  /** Id of the void. */
  id: string;
  judge: MailedJudge;
  why: VoidReason;
  category: string;
  season: string;
}
