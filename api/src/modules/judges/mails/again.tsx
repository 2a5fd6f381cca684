import type { Season } from '@meritum/shared/contracts/seasons';
import { formatDay } from '@meritum/shared/programme/days';
import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import type { MailRequest } from '../../../module-kit/mail-request';
import { identifier, label, line, moment } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { MailLink } from '../../mail/parts/MailLink';
import { SmallText, Text } from '../../mail/parts/Text';
import { addresseeOf, type MailedJudge } from '../judge';
import { idOfQuestion, judgingAgain, questionOfId } from '../links';

/** The links open a page with a button, because mail programs open links on their own. */
export const again = defineMail({
  name: 'judge-again',
  /** `asked` names judge and season in the links; `from` and `to` are the planned days of judging. */
  values: z.object({
    name: line,
    season: label,
    asked: identifier,
    from: z.optional(moment),
    to: z.optional(moment),
  }),
  template: {
    subject: 'Will you judge again?',
    summary: 'You are assigned nothing until you say yes.',
    Body({ values, site }) {
      const { season, asked, from, to } = values;
      const query = (answer: 'yes' | 'no') =>
        new URLSearchParams({ answer, season: questionOfId(asked)?.season ?? '' });
      const link = (answer: 'yes' | 'no') =>
        site.provingLink(`/tech-judging/again?${query(answer)}`, {
          purpose: judgingAgain,
          id: asked,
        });
      return (
        <>
          <Text>
            Will you judge again in {season}?
            {from && to && ` Its judging is planned from ${formatDay(from)} to ${formatDay(to)}.`}
          </Text>
          <Text>
            You are assigned nothing unless you say yes. In the judge portal you set how many
            entries you take on.
          </Text>
          <Action href={link('yes')} label="Yes, I judge again" />
          <SmallText>
            <MailLink href={link('no')}>Not this season</MailLink>. You can change your answer in
            the <MailLink href={site.ownLink('/tech-judging')}>judge portal</MailLink>, but a yes
            only until judging opens.
          </SmallText>
        </>
      );
    },
    sample: {
      name: 'Sample Judge',
      season: 'Season 2026',
      asked: 'sample-judge_2026',
      from: new Date('2026-09-01'),
      to: new Date('2026-11-14'),
    },
  },
});

/** Asks a judge whether they take part in a season; states its days of judging unless over. */
export function judgeAgainMail(
  judge: MailedJudge,
  { id: season, name: seasonName, calendar }: Pick<Season, 'id' | 'name' | 'calendar'>,
  now: Date,
): MailRequest {
  const asked = idOfQuestion({ judgeId: judge._id, season });
  const from = calendar && new Date(calendar.judging.from);
  const to = calendar && new Date(calendar.judging.to);
  // A season copied from the last one may still have its days.
  const judged = from && to && to > now && { from, to };
  const about = { season: seasonName, asked, ...judged };
  return again.toOwner(addresseeOf(judge), about, { key: asked });
}
