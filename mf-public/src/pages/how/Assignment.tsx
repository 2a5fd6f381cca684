import { judgesPerNomination } from '@meritum/shared/programme/season';

/** How judges are given their entries. */
export function Assignment() {
  return (
    <>
      <p>
        A computation assigns entries to judges; nobody picks them by hand. Each entry is planned
        with more judges than the {judgesPerNomination} that it needs, so that it still has enough
        when some of them cannot finish.
      </p>
      <ul>
        <li>
          Nobody judges their own entry, or one of their own organisation or e-mail domain, or one
          with which they have declared a conflict of interest.
        </li>
        <li>
          Judges get what they know about, as far as their number allows, and about as much each. No
          judge is given more than twice the median load, unless the rules below state another
          number.
        </li>
        <li>
          The plan states how close it comes to the best possible one, and is the same again from
          the same data.
        </li>
        <li>
          Judges work independently: none sees what others gave, and nominees are never told who
          judged them.
        </li>
      </ul>
    </>
  );
}
