import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { useVoiding } from '../results/useVoiding';
import { RowMenu } from '../table/RowMenu';
import { ReturnAction } from './ReturnAction';

interface Props {
  nomination: NominationDetail;
  refresh(): unknown;
}

/** What an organiser without a tie to it decides about a nomination. */
export function EntryActions({ nomination, refresh }: Props) {
  const { id, fullName, tie, may } = nomination;
  const { actionsFor, dialog } = useVoiding(refresh);
  if (tie) return null;
  const what = `the nomination of ${fullName}`;
  return (
    <>
      {may.return && <ReturnAction nomination={nomination} refresh={refresh} />}
      <RowMenu name={what} actions={actionsFor(what, { kind: 'entry', id })} />
      {dialog}
    </>
  );
}
