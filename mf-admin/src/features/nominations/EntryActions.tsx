import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import type { Voiding } from '@meritum/shared/contracts/voids';
import { currentVoid, useVoiding } from '../results/useVoiding';
import { RowMenu } from '../table/RowMenu';
import { ReturnAction } from './ReturnAction';

interface Props {
  nomination: NominationDetail;
  /** Voids and proposals; undefined until loaded. */
  voids: readonly Voiding[] | undefined;
}

/** Decisions about a nomination, for organisers without a conflict of interest. */
export function EntryActions({ nomination, voids }: Props) {
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
