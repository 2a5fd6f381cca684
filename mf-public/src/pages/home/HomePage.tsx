import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { ClosingCall } from '../../features/calls/ClosingCall';
import { useSeasonNow } from '../../features/season/seasonNow';
import { homeTitle } from './content';
import { HomeBenefits } from './HomeBenefits';
import { HomeCategories } from './HomeCategories';
import { HomeDates } from './HomeDates';
import { HomeHero } from './HomeHero';
import { HomeReasons, HomeSteps } from './HomeLists';
import { HomeJudges, HomeWinners } from './HomePeople';
import { HomeProof } from './HomeProof';

/** The sections in the order of HOME-002; the proof follows the reasons. */
export function HomePage() {
  usePageTitle(homeTitle);
  const season = useSeasonNow();
  return (
    <>
      <HomeHero season={season} />
      <HomeCategories season={season} />
      <HomeReasons />
      <HomeProof season={season} />
      <HomeSteps />
      <HomeWinners newest={season?.newest} />
      <HomeBenefits />
      <HomeJudges />
      <HomeDates season={season} />
      {/* HOME-022, HOME-023 */}
      <ClosingCall
        title="Let your work be judged on its merit"
        text={`Nominate what you achieved in Technology, or join the judges. Both are free.${season?.closes ?? ''}`}
        steps={{ 'Submit Nomination': '/tech-nomination', 'Become a Judge': '/tech-judging' }}
      />
    </>
  );
}
