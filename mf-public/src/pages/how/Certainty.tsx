import { CertaintyPicture } from './pictures/CertaintyPicture';

/** The meaning of borderline and its consequences. */
export function Certainty() {
  return (
    <>
      <p>
        Calibration also says how sure an award is. An entry is <em>borderline</em> unless its
        calibrated score, give or take the margin in the rules below, lies wholly in the tier that
        its plain average earns.
      </p>
      <p>
        Organisers can then ask for more judges, once for each borderline entry, before results are
        final. Which entries, and how many judges, follows from the frozen rules; nobody picks them
        by name, and the new ratings count in any case.
      </p>
      <CertaintyPicture />
    </>
  );
}
