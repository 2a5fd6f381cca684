import { formatCount } from '@meritum/shared/programme/format-count';
import { Button } from '@meritum/shared/ui/Button';
import { Loaded } from '@meritum/shared/ui/Loaded';
import type { ReactNode } from 'react';
import { useDecides } from '../access/role';
import { type BulkAct, BulkBar } from '../bulk/BulkBar';
import { ConsolePage } from '../console/ConsolePage';
import { FilterControls } from '../filters/FilterControls';
import type { Filters, Options } from '../filters/filter';
import { SavedViews } from '../filters/SavedViews';
import { DataTable } from '../table/DataTable';
import { ExportButtons } from '../table/ExportButtons';
import { CursorPages, Pages } from '../table/Pages';
import type { RowAction } from '../table/RowMenu';
import type { CurrentRow } from '../table/useRovingRows';
import type { useList } from './useList';

interface Props<Row extends object, Of extends Filters, SortId extends string, Reply> {
  state: ReturnType<typeof useList<Row, Of, SortId, Reply>>;
  /** The options that differ by season. */
  options?: Readonly<Record<string, Options>>;
  /** Acts on the whole list, before its export. */
  actions?: ReactNode;
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Acts on the selected rows, and their progress. */
  bulk?: { acts: readonly BulkAct[]; isRunning: boolean; shown: ReactNode } | undefined;
  /** Shown instead of the rows. */
  instead?: ReactNode;
  /** Shown above the filters. */
  children?: ReactNode;
}

/** The screen of a list: filters, saved filters, rows, pages, and acts on selected rows. */
export function ListPage<Row extends object, Of extends Filters, SortId extends string, Reply>({
  state,
  options,
  actions,
  rowActions,
  bulk,
  instead,
  children,
}: Props<Row, Of, SortId, Reply>) {
  const { list, view, sorted } = state;
  const decides = useDecides();
  const { screen, caption, filters, views, download } = list;
  return (
    <ConsolePage
      actions={
        <>
          {actions}
          {download && <ExportButtons take={(format) => download(sorted, format)} />}
        </>
      }
    >
      {children}
      <FilterControls
        label={`Filter the ${caption.toLowerCase()}`}
        filters={filters}
        {...view}
        options={options}
        below={<SavedViews screen={screen} given={views} />}
      />
      {instead ?? (
        <ListRows state={state} rowActions={rowActions} bulk={decides ? bulk : undefined} />
      )}
    </ConsolePage>
  );
}

/** The rows of a list, its pages, and acts on selected rows. */
export function ListRows<Row extends object, Of extends Filters, SortId extends string, Reply>({
  state: { list, view, filter, query, selected },
  rowActions,
  bulk,
  current,
}: Pick<Props<Row, Of, SortId, Reply>, 'state' | 'rowActions' | 'bulk'> & {
  current?: CurrentRow;
}) {
  const { caption, size, empty } = list;
  const { values, change } = view;
  const words = `the ${caption.toLowerCase()}`;
  const onPage = (page: number | string) => change({ page });
  const isFiltered = Object.entries(filter).some(
    ([name, value]) => list.filters[name]?.write(String(value)) !== undefined,
  );
  const without = isFiltered
    ? { title: `No ${list.noun}s match these filters`, text: 'Change or clear the filters.' }
    : { title: `No ${list.noun}s yet`, ...empty };
  return (
    <Loaded query={query} what={words}>
      {({ rows, total = 0, page = Number(values.page), next }) => (
        <>
          {bulk?.shown}
          <DataTable
            caption={caption}
            columns={list.columns}
            rows={rows}
            rowKey={list.rowKey}
            rowName={list.rowName}
            rowLink={list.rowLink}
            sort={values.sort}
            onSort={(sort) => change({ sort: sort as typeof values.sort })}
            actions={rowActions}
            selection={bulk && selected.selection}
            current={current}
            busy={query.isFetching}
            empty={without}
          />
          {size ? (
            <Pages
              label={`Pages of ${words}`}
              page={page}
              size={size}
              total={total}
              onPage={onPage}
            />
          ) : (
            <CursorPages
              label={`Pages of ${words}`}
              cursor={String(values.page)}
              next={next}
              onCursor={onPage}
            />
          )}
          {bulk && <BulkBar {...bulk} noun={list.noun} selected={selected} />}
        </>
      )}
    </Loaded>
  );
}

/** Writes to everybody who matches the filters; the button says how many. */
export const WriteToAll = (props: { total?: number | undefined; write(count: number): void }) => {
  const { total = 0, write } = props;
  if (!useDecides()) return null;
  return (
    <Button variant="secondary" disabled={total === 0} onClick={() => write(total)}>
      Write to all{total > 0 && ` ${formatCount(total)} that match`}...
    </Button>
  );
};
