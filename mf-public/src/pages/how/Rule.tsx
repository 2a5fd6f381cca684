import { awardTiers, judgesPerNomination } from '@meritum/shared/programme/season';
import { TextLink } from '@meritum/shared/ui/TextLink';

/** The rule that decides awards. */
export function Rule() {
  return (
    <>
      <p>
        A judge gives a whole number from 1 to 10 for each{' '}
        <TextLink to="/judging-criteria">criterion</TextLink>. Their average is the judge’s rating,
        and the average of all judges’ ratings is the entry’s score. The score alone decides the
        award: {awardTiers.map(({ name, from }) => `${name} from ${from.toFixed(1)}`).join(', ')}.
        With fewer than {judgesPerNomination} completed ratings there is no result.
      </p>
      <p>
        Nothing is rounded on the way. A score is compared with a bound as an exact fraction, and
        what is shown is cut off, never rounded up: 8.999 reads as 8.99, because it is not 9.
      </p>
      <p>
        <strong>Nobody can set a result.</strong> An organiser can only void a rating or an entry,
        with a reason and a second organiser’s consent, and the number of voids is published.
      </p>
    </>
  );
}
