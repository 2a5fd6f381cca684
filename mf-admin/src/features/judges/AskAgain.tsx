import { call } from '@meritum/shared/client/call';
import type { AskedJudgesReply } from '@meritum/shared/contracts/judging-again';
import { pluralize } from '@meritum/shared/programme/format-count';
import * as design from '@meritum/shared/ui/design.module.css';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import { useCall } from '../console/useCall';
import { seasonQuery, useSeasonShown } from '../console/useSeasonShown';
import { MailTime } from '../mails/MailTime';

/** Numbers of judges who take part in the chosen season, and of those to ask. */
const useAskedJudges = () => useCall('getAskedJudges', { query: seasonQuery(useSeasonShown()) });

/** Asks judges of earlier seasons to judge again. */
export function AskAgain() {
  const { data } = useAskedJudges();
  if (!data || data.toAsk === 0) return null;
  const { season, name, toAsk } = data;
  const judges = pluralize(toAsk, 'judge');
  return (
    <ConfirmAction
      question={{
        about: { action: 'judge.asked' },
        title: `Ask ${judges} of earlier seasons?`,
        consequence: (
          <>
            <MailTime count={toAsk} />
            <ul>
              <li>
                Each gets one email that asks whether they judge again: {name}. You cannot choose
                whom.
              </li>
              <li>Nobody is assigned nominations of this season before they say yes.</li>
              <li>
                Judges who were asked before, take part already, or have not confirmed their address
                get no email.
              </li>
            </ul>
          </>
        ),
        confirm: `Ask ${judges}`,
        act: () => call('askJudges', { body: { season } }),
        done: `${pluralize(toAsk, 'judge of an earlier season was', 'judges of earlier seasons were')} asked.`,
      }}
    >
      Ask judges of earlier seasons...
    </ConfirmAction>
  );
}

const said: readonly [keyof AskedJudgesReply['judges'], one: string, many: string][] = [
  ['yes', 'takes part', 'take part'],
  ['asked', 'has not answered', 'have not answered'],
  ['no', 'declined', 'declined'],
  ['not-asked', 'was not asked', 'were not asked'],
];

/** Answers of earlier judges; hidden without any. */
export function Answers() {
  const { data } = useAskedJudges();
  if (!data) return null;
  const { yes: _, ...others } = data.judges;
  if (Object.values(others).every((count) => count === 0)) return null;
  return (
    <p className={design.minor}>
      {data.name}:{' '}
      {said.map(([answer, one, many], at) => (
        <span key={answer}>
          {at > 0 && ', '}
          <ConsoleLink to={`${consolePath('judges')}?answer=${answer}`}>
            {pluralize(data.judges[answer], one, many)}
          </ConsoleLink>
        </span>
      ))}
    </p>
  );
}
