import type { PlanDetails } from '@meritum/shared/contracts/plans';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import styles from './Plans.module.css';

type Nomination = PlanDetails['nominations'][number];
type Judge = PlanDetails['judges'][number];

const change = ({ added, released }: { added: number; released: number }) =>
  [added > 0 && `+${added}`, released > 0 && `−${released}`].filter(Boolean).join(' ');

const nominationColumns: readonly Column<Nomination>[] = [
  { id: 'name', header: 'Nominee', cell: ({ fullName }) => fullName, share: 2 },
  { id: 'organization', header: 'Organization', cell: (it) => it.organization, share: 2 },
  { id: 'category', header: 'Category', cell: ({ category }) => category },
  { id: 'change', header: 'Judges', cell: change, align: 'end' },
];

const judgeColumns: readonly Column<Judge>[] = [
  { id: 'name', header: 'Judge', cell: ({ fullName }) => fullName, share: 2 },
  { id: 'change', header: 'Nominations', cell: change, align: 'end' },
  {
    id: 'load',
    header: 'New load',
    cell: ({ load, capacity }) => `${load} of ${capacity}`,
    align: 'end',
  },
];

/** What a plan changes and leaves uncovered; never who would judge what. */
export function PlanChanges({
  details: { nominations, judges, uncovered },
}: {
  details: PlanDetails;
}) {
  if (nominations.length === 0 && uncovered.length === 0)
    return <p>This plan changes nothing: no judges are missing.</p>;
  return (
    <>
      <Uncovered nominations={uncovered} />
      {nominations.length > 0 && (
        <>
          <h3 className={styles.heading}>Changes for nominations</h3>
          <DataTable
            caption="Changes for nominations"
            columns={nominationColumns}
            rows={nominations}
            rowKey={({ nominationId }) => nominationId}
            rowName={({ fullName }) => fullName}
            rowLink={({ nominationId }) => consolePath('nominations', nominationId)}
          />
          <h3 className={styles.heading}>Changes for judges</h3>
          <DataTable
            caption="Changes for judges"
            columns={judgeColumns}
            rows={judges}
            rowKey={({ judgeId }) => judgeId}
            rowName={({ fullName }) => fullName}
            rowLink={({ judgeId }) => consolePath('judges', judgeId)}
          />
        </>
      )}
    </>
  );
}

/** Nominations that a plan leaves short of judges, and why. */
function Uncovered({ nominations }: { nominations: PlanDetails['uncovered'] }) {
  if (nominations.length === 0) return null;
  return (
    <section aria-labelledby="uncovered">
      <h3 id="uncovered" className={styles.heading}>
        Nominations short of judges
      </h3>
      <ul className={styles.uncovered}>
        {nominations.map(({ nominationId, fullName, organization, has, planned, words }) => (
          <li key={nominationId}>
            <ConsoleLink to={consolePath('nominations', nominationId)}>{fullName}</ConsoleLink>,{' '}
            {organization}: {has} of {planned}
            <p className={styles.facts}>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
