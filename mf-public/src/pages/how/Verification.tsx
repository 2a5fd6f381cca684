import { TextLink } from '@meritum/shared/ui/TextLink';

/** How a result is fixed before anyone knows it. */
export function Verification() {
  return (
    <>
      <ol>
        <li>
          <strong>Before judging opens</strong> the rules are frozen, and a fingerprint of them is
          published (their SHA-256 hash). Any change to the rules would change it.
        </li>
        <li>
          <strong>With each rating</strong> the judge gets a receipt. It does not reveal the rating,
          and lets the judge find it later.
        </li>
        <li>
          <strong>When judging closes</strong> one fingerprint of all entries and all ratings
          together is published, the root. From then on, changing, adding or leaving out a rating
          would change the root.
        </li>
        <li>
          <strong>With the results</strong> all ratings are published in a ledger, in shuffled
          order. It names no judge, not even by a pseudonym, and holds no times and no comments.
          Entries with an award carry their name; the others have a pseudonym that only the
          nominator is told.
        </li>
      </ol>
      <p>
        <TextLink to="/check-the-results">Check the results</TextLink> recomputes every award in
        your browser, and offers two programs that do the same without us.
      </p>
    </>
  );
}
