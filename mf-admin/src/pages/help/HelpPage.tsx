import { useRole } from '../../features/access/role';
import { ConsoleLink } from '../../features/console/ConsoleLink';
import { ConsolePage } from '../../features/console/ConsolePage';
import { type Act, actsFor } from '../../features/console/screens';
import type { Column } from '../../features/table/columns';
import { DataTable } from '../../features/table/DataTable';

type Row = ReturnType<typeof actsFor>[number];

const named = (header: string): Column<Row> => ({
  header,
  cell: ({ label, to }) => <ConsoleLink to={to}>{label}</ConsoleLink>,
});

const tasks: readonly Column<Row>[] = [
  named('Task'),
  { header: 'How', cell: ({ how }) => how, share: 2 },
];

const effect = (id: keyof NonNullable<Act['effect']>, header: string, share = 2): Column<Row> => ({
  header,
  cell: (act) => act.effect?.[id],
  share,
});

const effects: readonly Column<Row>[] = [
  named('Act'),
  effect('when', 'When'),
  effect('follows', 'What follows'),
  effect('undone', 'Can be undone', 1),
];

const tablesOf = (acts: readonly Row[]) => [
  { caption: 'Ordinary tasks', columns: tasks, rows: acts.filter(({ how }) => how) },
  { caption: 'When to use which act', columns: effects, rows: acts.filter((it) => it.effect) },
];

/** Steps of ordinary tasks, then the uses of similar acts. */
export const HelpPage = () => (
  <ConsolePage>
    {tablesOf(actsFor(useRole())).map((table) => (
      <DataTable key={table.caption} {...table} rowKey={({ label }) => label} />
    ))}
  </ConsolePage>
);
