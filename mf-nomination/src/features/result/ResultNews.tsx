import { useOwn } from '@meritum/shared/client/useOwn';
import { resultAddress } from '@meritum/shared/programme/result-address';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Notice } from '@meritum/shared/ui/Notice';

/** Tells a person in the portal that results of theirs are published. */
export function ResultNews() {
  const newest = useOwn('listNominationResults').data?.results[0];
  if (!newest) return null;
  return (
    <Notice
      kind="success"
      title="Your result is published"
      action={<ButtonLink to={resultAddress(newest)}>See your result</ButtonLink>}
    >
      {newest.category}, {newest.seasonName}.
    </Notice>
  );
}
