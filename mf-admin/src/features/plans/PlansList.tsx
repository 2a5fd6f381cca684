import type { PlanListed, PlanOutcome } from '@meritum/shared/contracts/plans';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Button } from '@meritum/shared/ui/Button';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import type { ReactNode } from 'react';
import { Panel } from '../facts/Panel';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import { askedByWords, isTrial, largestLoadText, listedText, refusalOf, share } from './labels';
import styles from './Plans.module.css';
import { usePlans } from './requests';
import type { AssignmentsView } from './view';

/** A trial that was applied has opened judging and assigned nobody. */
function textOf(plan: PlanListed, text: (outcome: PlanOutcome) => ReactNode): ReactNode {
  const { outcome, state } = plan;
  return outcome && !(isTrial(plan) && state === 'applied') ? text(outcome) : '';
}

const columns: readonly Column<PlanListed>[] = [
  { id: 'asked', header: 'When', cell: ({ askedAt }) => formatDateTime(askedAt), share: 2 },
  { id: 'by', header: 'Requested by', cell: ({ askedBy }) => askedByWords(askedBy) },
  {
    id: 'state',
    header: 'State',
    cell: listedText,
    share: 2,
  },
  {
    id: 'added',
    header: 'Added',
    cell: (plan) => textOf(plan, ({ added }) => added),
    align: 'end',
  },
  {
    id: 'released',
    header: 'Removed',
    cell: (plan) => textOf(plan, ({ released }) => released),
    align: 'end',
  },
  {
    id: 'largest',
    header: 'Largest load',
    cell: (plan) => textOf(plan, largestLoadText),
    share: 2,
  },
  {
    id: 'certainty',
    header: 'Of the best possible',
    cell: (plan) => textOf(plan, ({ certainty }) => share(certainty)),
    align: 'end',
  },
];

/** Applied plans and open previews. */
export function PlansList({ values, change }: AssignmentsView) {
  const query = usePlans(values.plans);
  const refusal = refusalOf(query.error);
  return (
    <Panel title="Plans">
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
                rowName={({ askedAt }) => `the plan of ${formatDateTime(askedAt)}`}
                rowLink={({ id }) => `?show=plan&plan=${encodeURIComponent(id)}`}
                empty={
                  <EmptyState
                    title="No plans yet"
                    text="Applied plans are listed here, with who requested them and how good they were."
                  />
                }
              />
              <div className={styles.actions}>
                {values.plans && (
                  <Button variant="secondary" onClick={() => change({ plans: '' })}>
                    Newest
                  </Button>
                )}
                {next && (
                  <Button variant="secondary" onClick={() => change({ plans: next })}>
                    Older
                  </Button>
                )}
              </div>
            </>
          )}
        </Loaded>
      )}
    </Panel>
  );
}
