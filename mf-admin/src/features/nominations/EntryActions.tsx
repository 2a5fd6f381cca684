import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { useVoids } from '../results/requests';
import { currentVoid, useVoiding } from '../results/useVoiding';
import { RowMenu } from '../table/RowMenu';
import { ReturnAction } from './ReturnAction';

interface Props {
  nomination: NominationDetail;
}

/** Decisions about a nomination, for organisers without a conflict of interest. */
export function EntryActions({ nomination }: Props) {
  const voids = useVoids().data?.voids;
  const { id, fullName, tie, may } = nomination;
  const { actionsFor, dialog } = useVoiding();
  if (tie) return null;
  const what = `the nomination of ${fullName}`;
  return (
    <>
      {may.return && <ReturnAction nomination={nomination} />}
      {voids && !currentVoid(voids, { kind: 'entry', id }) && (
        <RowMenu name={what} actions={actionsFor(what, { kind: 'entry', id })} />
      )}
      {dialog}
    </>
  );
}
