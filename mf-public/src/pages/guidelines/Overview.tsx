import { claims } from '@meritum/shared/programme/claims';
import { awardTiers } from '@meritum/shared/programme/season';
import { site } from '@meritum/shared/programme/site';
import { Medal } from '@meritum/shared/ui/Medal';
import { RuledList } from '../../features/reading/RuledList';

const levels = awardTiers.map(({ name, range }) => ({
  id: name,
  term: (
    <>
      <Medal tier={name} size={32} aria-hidden="true" />
      {name}
    </>
  ),
  text: `A score of ${range} out of 10. Received by ${claims.winnerMix[name]} of winners.`,
}));

/** What the awards are, with their levels (GUIDE-003 to GUIDE-005, GUIDE-018, GUIDE-019). */
export function Overview() {
  return (
    <>
      <p>
        {site.productName} is an annual programme that recognises individual achievement in
        technology, AI and data analytics. It is entirely merit-based: winners are chosen solely on
        independent judges' ratings, and there is no fee to nominate or to judge. Nominees come from{' '}
        {claims.countries} countries, and {claims.judges} industry experts judge their work.
      </p>
      <p>There are three award levels, decided by the average score:</p>
      <RuledList items={levels} />
      <p>
        Platinum is the rarest level: {claims.platinumShare} of 2024 winners earned it. These shares
        describe past results. They are not quotas, and an award depends on its own score only.
      </p>
    </>
  );
}
