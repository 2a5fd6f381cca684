import { judgesPerNomination } from '@meritum/shared/programme/season';

/** How entries are assigned to judges. */
export function Assignment() {
  return (
    <>
      <p>
        An algorithm assigns entries to judges; nobody picks them by hand. Each entry is planned
        with more judges than the {judgesPerNomination} that it needs, so that it still has enough
        when some of them cannot finish.
      </p>
      <ul>
        <li>
          Nobody judges their own entry, or one of their own organisation or email domain, or one
          with which they have declared a conflict of interest.
        </li>
        <li>
          Judges get entries in their field where possible, and about the same number each. No judge
          is given more than twice the median load, unless the rules below state another number.
        </li>
        <li>
          The plan states how close it is to the best possible one, and the same data always gives
          the same plan.
        </li>
        <li>
          Judges work independently: none sees the others’ ratings, and nominees are never told who
          judged them.
        </li>
      </ul>
    </>
  );
}
