import { RanksPicture } from './pictures/RanksPicture';

/** Why calibration is evidence and never decides. */
export function Calibration() {
  return (
    <>
      <p>
        Some judges are strict, others lenient. With many judges for each entry much of that evens
        out, but not all. Because every judge rates several entries and every entry has several
        judges, the ratings themselves show how strict each judge is. <em>Calibration</em> estimates
        that and says what the score would be without it.
      </p>
      <p>
        It never replaces the rule: the plain average decides. Its benefit shows in simulated
        seasons, in which the true order of the entries is known.
      </p>
      <RanksPicture />
    </>
  );
}
