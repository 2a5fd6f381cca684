import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { useEntryRatings } from '../results/requests';
import { useVoiding } from '../results/useVoiding';
import { RowMenu } from '../table/RowMenu';
import { ReturnAction } from './ReturnAction';

interface Props {
  nomination: NominationDetail;
}

/** Decisions about a nomination that the server allows now. */
export function EntryActions({ nomination }: Props) {
  const entry = useEntryRatings(nomination).data;
  const { id, fullName, may } = nomination;
  const { actionsFor, dialog } = useVoiding();
  const what = `the nomination of ${fullName}`;
  return (
    <>
      {may.return && <ReturnAction nomination={nomination} />}
      {entry && (
        <RowMenu name={what} actions={actionsFor(what, { kind: 'entry', id }, entry.voidableFor)} />
      )}
      {dialog}
    </>
  );
}
