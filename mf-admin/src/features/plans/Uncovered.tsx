import { type PlanDetails, shortageReasons } from '@meritum/shared/contracts/plans';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import { Fold } from '../facts/Fold';
import { pluralize } from '../facts/pluralize';
import text from '../facts/text.module.css';
import { shortageWords } from './labels';

type Short = PlanDetails['uncovered'][number];

/** Nominations that a plan leaves short of judges, by reason. */
export function Uncovered({ nominations }: { nominations: readonly Short[] }) {
  if (nominations.length === 0) return null;
  const groups = [...shortageReasons, undefined].map((reason) => ({
    reason,
    those: nominations.filter((one) => one.reason === reason),
  }));
  return (
    <section aria-labelledby="uncovered">
      <h3 id="uncovered" className={text.heading}>
        Nominations short of judges
      </h3>
      {groups.map(
        ({ reason, those }) =>
          those.length > 0 && <Group key={reason ?? ''} reason={reason} those={those} />,
      )}
    </section>
  );
}

function Group({ reason, those }: { reason: Short['reason']; those: readonly Short[] }) {
  const unrated = those.filter(({ has, wanted }) => has < wanted).length;
  const count = pluralize(those.length, 'nomination');
  const below = unrated > 0 ? `, ${unrated} below the minimum of ratings` : '';
  return (
    <Fold
      open={those.length <= 10}
      summary={`${reason ? `${shortageWords[reason]}: ` : ''}${count}${below}`}
    >
      <ul className={text.stack}>
        {those.map(({ nominationId, fullName, organization, has, planned, words }) => (
          <li key={nominationId}>
            <ConsoleLink to={consolePath('nominations', nominationId)}>{fullName}</ConsoleLink>,{' '}
            {organization}: {has} of {planned}
            <p className={text.facts}>{words}</p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
