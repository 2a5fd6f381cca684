import {
  type PlanDetails,
  type ShortageReason,
  shortageReasons,
} from '@meritum/shared/contracts/plans';
import { pluralize } from '@meritum/shared/programme/format-count';
import * as design from '@meritum/shared/ui/design.module.css';
import { Fold } from '@meritum/shared/ui/Fold';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import text from '../facts/text.module.css';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import { shortageWords } from './labels';

type Nomination = PlanDetails['nominations'][number];
type Judge = PlanDetails['judges'][number];

const change = ({ added, released }: { added: number; released: number }) =>
  [added > 0 && `+${added}`, released > 0 && `−${released}`].filter(Boolean).join(' ');

const nominationColumns: readonly Column<Nomination>[] = [
  { header: 'Nominee', cell: (it) => it.fullName, below: (it) => it.organization, share: 2 },
  { header: 'Category', cell: ({ category }) => category },
  { header: 'Judges', cell: change, align: 'end' },
];

const judgeColumns: readonly Column<Judge>[] = [
  { header: 'Judge', cell: ({ fullName }) => fullName, share: 2 },
  { header: 'Nominations', cell: change, align: 'end' },
  { header: 'Has then', cell: ({ load, capacity }) => `${load} of ${capacity}`, align: 'end' },
];

/** Such as `2 judges have reached their limit: 9 to 12 nominations each.` for each reason. */
function whyLoadsDiffer(judges: readonly Judge[]): string[] {
  const isFull = ({ load, capacity }: Judge) => load >= capacity;
  const groups = [
    ['reached the lower limit that they chose', judges.filter((it) => isFull(it) && it.choseLess)],
    ['reached their limit', judges.filter((it) => isFull(it) && !it.choseLess)],
    ['not reached their limit', judges.filter((it) => !isFull(it))],
  ] as const;
  return groups.flatMap(([what, some]) => {
    if (some.length === 0) return [];
    const loads = some.map(({ load }) => load);
    const [least, most] = [Math.min(...loads), Math.max(...loads)];
    const range =
      least === most ? pluralize(most, 'nomination') : `${least} to ${most} nominations`;
    return [`${pluralize(some.length, 'judge has', 'judges have')} ${what}: ${range} each.`];
  });
}

/** A plan's changes and gaps; never who would judge which nomination. */
export function PlanChanges({
  details: { nominations, judges, uncovered },
  asked,
}: {
  details: PlanDetails;
  /** Planned number of assignments; 0 if no nomination takes part. */
  asked: number;
}) {
  if (nominations.length === 0 && uncovered.length === 0)
    return (
      <p>
        {asked === 0
          ? 'No nomination takes part in this plan.'
          : 'This plan changes nothing: every nomination has its judges.'}
      </p>
    );
  return (
    <>
      <Uncovered nominations={uncovered} />
      {nominations.length > 0 && (
        <>
          <h3 className={design.textL}>Changes for nominations</h3>
          <DataTable
            caption="Changes for nominations"
            columns={nominationColumns}
            rows={nominations}
            rowKey={({ nominationId }) => nominationId}
            rowLink={({ nominationId }) => consolePath('nominations', nominationId)}
          />
          <h3 className={design.textL}>Changes for judges</h3>
          <ul>
            {whyLoadsDiffer(judges).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <DataTable
            caption="Changes for judges"
            columns={judgeColumns}
            rows={judges}
            rowKey={({ judgeId }) => judgeId}
            rowLink={({ judgeId }) => consolePath('judges', judgeId)}
          />
        </>
      )}
    </>
  );
}

type Short = PlanDetails['uncovered'][number];

/** Nominations to which a plan gives too few judges, by reason. */
function Uncovered({ nominations }: { nominations: readonly Short[] }) {
  if (nominations.length === 0) return null;
  const known: readonly string[] = shortageReasons;
  const groups = [...shortageReasons, undefined].map((reason) => ({
    reason,
    those: nominations.filter((one) =>
      reason ? one.reason === reason : !known.includes(one.reason),
    ),
  }));
  return (
    <section aria-labelledby="uncovered">
      <h3 id="uncovered" className={design.textL}>
        Nominations short of judges
      </h3>
      {groups.map(
        ({ reason, those }) =>
          those.length > 0 && <Group key={reason ?? ''} reason={reason} those={those} />,
      )}
    </section>
  );
}

function Group({ reason, those }: { reason: ShortageReason | undefined; those: readonly Short[] }) {
  const unrated = those.filter(({ has, wanted }) => has < wanted).length;
  const count = pluralize(those.length, 'nomination');
  const below = unrated > 0 ? `, ${unrated} below the minimum of ratings` : '';
  return (
    <Fold
      open={those.length <= 10}
      summary={`${reason ? `${shortageWords[reason]}: ` : ''}${count}${below}`}
    >
      <ul className={text.stack}>
        {those.map(({ nominationId, fullName, organization, has, planned, words }) => (
          <li key={nominationId}>
            <ConsoleLink to={consolePath('nominations', nominationId)}>{fullName}</ConsoleLink>,{' '}
            {organization}: {has} of {planned}
            <p className={design.minor}>{words}</p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
