import { claims } from '@meritum/shared/programme/claims';
import { timeline, timelineYear } from '@meritum/shared/programme/timeline';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { RuledList } from '../../features/reading/RuledList';

const entries = timeline.map(({ id, title, dates }) => ({
  id,
  term: title,
  text: `${dates}, ${timelineYear}`,
}));

/** The dates and the claim about when winners are announced; both are given (GUIDE-017, D06). */
export function GuidelinesTimeline() {
  return (
    <>
      <RuledList items={entries} />
      <p>
        Winners are announced {claims.announcedAfter}. The{' '}
        <TextLink to="/timeline">timeline</TextLink> shows where the season stands.
      </p>
    </>
  );
}
