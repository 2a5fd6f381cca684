import { download } from '@meritum/shared/client/download';
import { followDownload } from '@meritum/shared/client/saveFile';
import { answer } from '@meritum/shared/testing/factories';
import { renderPage } from '@meritum/shared/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { rowsOf, showConsole } from '../../testing/console';
import { sortBy, useAddressState } from '../address/useAddressState';
import type { Column } from './columns';
import { DataTable, type DataTableProps } from './DataTable';
import { ExportButtons } from './ExportButtons';
import { Pages } from './Pages';

jest.mock('@meritum/shared/client/saveFile');

interface Entry {
  id: string;
  name: string;
  score: number | null;
}

const entries: Entry[] = [
  { id: '1', name: 'Émile', score: 9 },
  { id: '2', name: 'ada', score: null },
  { id: '3', name: 'Zoë', score: 10 },
];

const columns: Column<Entry>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'score',
    header: 'Score',
    cell: ({ score }) => score ?? 'none',
    sortBy: ({ score }) => score,
    align: 'end',
  },
  { id: 'id', header: 'Number', cell: ({ id }) => id },
];

const fields = { sort: sortBy(['name', 'score'], { by: 'name', descending: false }) };

function Entries(props: Partial<DataTableProps<Entry>>) {
  const { values, change } = useAddressState(fields);
  return (
    <DataTable
      caption="Entries"
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      sort={values.sort}
      onSort={(sort) => change({ sort: sort as typeof values.sort })}
      {...props}
    />
  );
}

const show = (props: Partial<DataTableProps<Entry>> = {}, path = '/x') =>
  renderPage(<Entries {...props} />, { path });
const rows = () => rowsOf('Entries');

test('headings sort, the address keeps the order, and rows without a value come last', async () => {
  const { user, address } = show();
  expect(screen.getByRole('table', { name: 'Entries' })).toBeInTheDocument();
  expect(rows()).toEqual([
    ['ada', 'none', '2'],
    ['Émile', '9', '1'],
    ['Zoë', '10', '3'],
  ]);
  const heading = (name: string) => screen.getByRole('columnheader', { name });
  expect(heading('Name')).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Score' }));
  expect(address()).toBe('/x?sort=score');
  expect(rows().map(([name]) => name)).toEqual(['Émile', 'Zoë', 'ada']);
  await user.click(screen.getByRole('button', { name: 'Score' }));
  expect(address()).toBe('/x?sort=-score');
  expect(heading('Score')).toHaveAttribute('aria-sort', 'descending');
  expect(heading('Name')).not.toHaveAttribute('aria-sort');
  expect(rows().map(([name]) => name)).toEqual(['Zoë', 'Émile', 'ada']);
  expect(within(heading('Number')).queryByRole('button')).not.toBeInTheDocument();
});

test('rows sorted by the server keep their order', () => {
  show({ columns: columns.map((column) => ({ ...column, sortBy: 'server' as const })) });
  expect(rows().map(([name]) => name)).toEqual(['Émile', 'ada', 'Zoë']);
});

test('Tab reaches one row, arrows move on, and Enter opens it', async () => {
  const { user, address } = show({ rowLink: ({ id }) => `/entries/${id}` });
  const [, first, second, third] = screen.getAllByRole('row');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{End}');
  expect(third).toHaveFocus();
  await user.keyboard('{Home}{ArrowDown}');
  const reached = () => [first, second, third].map((row) => row?.tabIndex);
  expect(reached()).toEqual([-1, 0, -1]);
  await user.click(screen.getByRole('cell', { name: '10' }));
  expect(reached()).toEqual([-1, -1, 0]);
  await user.keyboard('{ArrowUp}');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/entries/1');
});

test("a row's actions are in its menu, which returns the focus", async () => {
  const done: string[] = [];
  const { user } = show({
    actions: ({ name, score }) =>
      score === null ? [] : [{ label: 'Void', danger: true, onSelect: () => done.push(name) }],
  });
  expect(screen.queryByRole('button', { name: 'Actions for ada' })).not.toBeInTheDocument();
  const menu = screen.getByRole('button', { name: 'Actions for Zoë' });
  act(() => menu.focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Void' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(done).toEqual(['Zoë']);
  expect(menu).toHaveFocus();
});

/** The table with rows that can be selected. */
function Selectable() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <Entries selection={{ keys, change: setKeys }} />
      <p data-testid="selected">{[...keys].sort().join(' ')}</p>
    </>
  );
}
const selected = () => screen.getByTestId('selected').textContent;

test('rows are selected one by one, as a range with Shift, and all at once', async () => {
  const { user } = renderPage(<Selectable />, { path: '/x' });
  const box = (name: string) => screen.getByRole('checkbox', { name });
  await user.click(box('Select ada'));
  expect(selected()).toBe('2');
  expect(box('Select all 3 on this page')).toBePartiallyChecked();
  await user.keyboard('{Shift>}');
  await user.click(box('Select Zoë'));
  await user.keyboard('{/Shift}');
  expect(selected()).toBe('1 2 3');
  await user.click(box('Select all 3 on this page'));
  expect(selected()).toBe('');
  await user.click(box('Select all 3 on this page'));
  expect(selected()).toBe('1 2 3');
});

test('a focused row is selected by Space or x, with Shift a range', async () => {
  const { user } = renderPage(<Selectable />, { path: '/x' });
  act(() => screen.getByRole('row', { name: /ada/ }).focus());
  await user.keyboard(' ');
  expect(selected()).toBe('2');
  await user.keyboard('{ArrowDown}x');
  expect(selected()).toBe('1 2');
  await user.keyboard('x{ArrowDown}{Shift>} {/Shift}');
  expect(selected()).toBe('1 2 3');
});

const open = () => {
  const take = (format: 'csv' | 'xlsx') =>
    download('exportJudges', { query: { search: 'Ada', format } });
  const element = <ExportButtons take={take} />;
  return showConsole({ screens: [{ path: '/admin', element }] });
};

test('PERM-014 a list is downloaded by an ordinary link', async () => {
  const { user, server } = open();
  server.now([
    answer('exportJudges', { body: 'A,B' }),
    answer('issueTicket', { body: { ticket: 'T' } }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const address = '/api/admin/judges/export?search=Ada&format=csv';
  await waitFor(() => expect(followDownload).toHaveBeenCalledWith(`${address}&ticket=T`));
  expect(server.callsTo('/api/downloads').map(({ body }) => body)).toEqual([{ address }]);
});

test('screen readers hear that a list is empty', async () => {
  renderPage(<Pages label="Pages" page={1} size={50} total={0} onPage={() => {}} />);
  expect(await screen.findByText('Nothing found')).toBeVisible();
});
