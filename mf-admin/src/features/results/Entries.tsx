import type { PreviewReply } from '@meritum/shared/contracts/results';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { formatCount } from '@meritum/shared/ui/formatCount';
import { useMemo } from 'react';
import { sortBy, text as textField } from '../address/fields';
import { useAddressState } from '../address/useAddressState';
import { consolePath } from '../console/screens';
import text from '../facts/text.module.css';
import { SearchField } from '../filters/SearchField';
import { DataTable } from '../table/DataTable';
import { columnsOf } from './columns';
import styles from './Results.module.css';
import { groupsOf, named } from './shown';

const fields = {
  show: textField,
  search: textField,
  sort: sortBy(['cut', 'score', 'name', 'ratings'], {
    by: 'cut',
    descending: false,
  }),
};

/** Without cuts to be near to, the highest score first. */
const byScore = ({ scoresShown }: PreviewReply) =>
  scoresShown ? { by: 'score', descending: true } : { by: 'name', descending: false };

export function Entries({ preview, busy }: { preview: PreviewReply; busy: boolean }) {
  const { values, change } = useAddressState(fields);
  const columns = useMemo(() => columnsOf(preview), [preview]);
  const groups = groupsOf(preview);
  const group = groups.find(({ id }) => id === values.show) ?? groups[0];
  const isSortable = columns.some(({ id }) => id === values.sort.by);
  return (
    <>
      {preview.entries.length > 0 && (
        <div className={text.apart}>
          <fieldset className={classNames(design.wrap1, styles.chips)}>
            <legend>Show</legend>
            {groups.map(({ id, label, entries }) => (
              <button
                key={id}
                type="button"
                className={styles.chip}
                aria-pressed={id === group?.id}
                onClick={() => change({ show: id }, { replace: true })}
              >
                {label} <span>{formatCount(entries.length)}</span>
              </button>
            ))}
          </fieldset>
          <SearchField
            label="Search nominations"
            value={values.search}
            onSearch={(search) => change({ search }, { replace: true })}
          />
        </div>
      )}
      <DataTable
        caption="Nominations"
        columns={columns}
        rows={named(group?.entries ?? [], values.search)}
        rowKey={({ nominationId }) => nominationId}
        rowLink={({ nominationId }) => consolePath('nominations', nominationId)}
        sort={isSortable ? values.sort : byScore(preview)}
        onSort={(sort) => change({ sort: sort as typeof values.sort })}
        busy={busy}
        empty={
          preview.entries.length > 0
            ? { title: 'No nominations match these filters' }
            : {
                title: 'No nominations yet',
                text: 'Nominations appear here once they are under review.',
              }
        }
      />
    </>
  );
}
