import type { NominationResult } from '@meritum/shared/contracts/published-results';
import { resultAddress } from '@meritum/shared/programme/result-address';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import { Award } from './Award';

/** Tells people in the portal their published result: an award in full, others by a link. */
export function ResultNews({ result }: { result: NominationResult }) {
  const action = <ButtonLink to={resultAddress(result)}>See your result</ButtonLink>;
  if (result.outcome === 'award')
    return (
      <Award result={result}>
        <p className={design.spaceAbove2}>{action}</p>
      </Award>
    );
  return (
    <Notice kind="success" title="Your result is published" action={action}>
      {result.category}, {result.seasonName}.
    </Notice>
  );
}
