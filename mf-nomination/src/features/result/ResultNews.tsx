import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Notice } from '@meritum/shared/ui/Notice';
import { resultAddress } from './address';
import { useResults } from './requests';

/** Tells a person in the portal that results of theirs are published. */
export function ResultNews({ uid }: { uid: string }) {
  const { data: results = [] } = useResults(uid);
  const [newest] = results;
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
