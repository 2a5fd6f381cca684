import type { PlanListed } from '@meritum/shared/contracts/plans';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Fold } from '@meritum/shared/ui/Fold';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { inWords } from '../facts/inWords';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import { CursorPages } from '../table/Pages';
import { madeBy, planStateWords, refusalOf } from './labels';
import { usePlans } from './requests';
import { useAssignmentsView } from './view';

/** A plan's state in a list, with the judging that it opens. */
function stateOf({ state, opens, asIfOpen }: PlanListed): string {
  if (opens.length === 0) return `${planStateWords[state]}${asIfOpen ? ', as if open' : ''}`;
  if (state !== 'applied') return `${planStateWords[state]}, opens ${inWords(opens)}`;
  return `Applied, opened ${inWords(opens)}`;
}

const columns: readonly Column<PlanListed>[] = [
  { header: 'When', cell: ({ askedAt }) => formatDateTime(askedAt), share: 2 },
  {
    header: 'Requested by',
    cell: ({ askedBy: { kind, id } }) => {
      if (kind === 'command') return 'Automatic';
      return id === null ? 'Deleted account' : 'Organiser';
    },
  },
  { header: 'State', cell: stateOf, share: 2 },
  {
    header: 'Added',
    cell: (plan) => madeBy(plan)?.added ?? '',
    align: 'end',
  },
  {
    header: 'Removed',
    cell: (plan) => madeBy(plan)?.released ?? '',
    align: 'end',
  },
];

/** Applied plans and open previews. */
export function PlansList() {
  const { values, change } = useAssignmentsView();
  const query = usePlans(values.plans);
  const refusal = refusalOf(query.error);
  return (
    <Fold summary="Earlier plans">
      {refusal ? (
        <Notice kind="info">{refusal}</Notice>
      ) : (
        <Loaded query={query} what="the plans">
          {({ plans, next }) => (
            <>
              <DataTable
                caption="Plans"
                columns={columns}
                rows={plans}
                rowKey={({ id }) => id}
                rowLink={({ id }) => `?show=plan&plan=${encodeURIComponent(id)}`}
                empty={{
                  title: 'No plans yet',
                  text: 'Applied plans are listed here, with who requested them and how good they were.',
                }}
              />
              <CursorPages
                label="Pages of plans"
                cursor={values.plans}
                next={next}
                onCursor={(plans) => change({ plans })}
              />
            </>
          )}
        </Loaded>
      )}
    </Fold>
  );
}
