import { tierNames } from '@meritum/shared/contracts/tiers';
import { contestPath } from '@meritum/shared/programme/contest-path';
import { formatCount } from '@meritum/shared/programme/format-count';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { Table } from '../reading/Table';
import { addressOf } from '../winners/filters';
import { ImportedMark } from '../winners/Imported';
import { Count } from './Count';
import { countIn } from './counts';
import type { ArchiveList, ArchiveYear } from './useArchive';
import styles from './YearTable.module.css';

const columns = ['Category', ...tierNames, 'All'];

const listAddress = (year: string, category: string, tier = '') =>
  `/winners?${addressOf({ year, category, tier, name: '' })}`;

interface FigureProps {
  year: string;
  list: ArchiveList;
  tier: string;
}

function Figure({ year, list: { category, counts }, tier }: FigureProps) {
  const count = countIn(counts, tier);
  if (!count) return <Count of={count} />;
  return (
    <TextLink
      to={listAddress(year, category, tier)}
      aria-label={`${formatCount(count)} ${tier} in ${category}, ${year}`}
    >
      {formatCount(count)}
    </TextLink>
  );
}

function CategoryRow({ year, list }: { year: string; list: ArchiveList }) {
  const { category, counts, isCheckable, isImported } = list;
  return (
    <tr>
      <th scope="row">
        <TextLink to={listAddress(year, category)} aria-label={`${category}, winners of ${year}`}>
          {category}
        </TextLink>
        {isImported && <ImportedMark />}
        {isCheckable && (
          <span className={styles.check}>
            <TextLink
              href={contestPath({ season: year, category })}
              aria-label={`Results of ${category}, ${year}`}
            >
              Results
            </TextLink>
          </span>
        )}
      </th>
      {tierNames.map((name) => (
        <td key={name} data-label={name}>
          <Figure year={year} list={list} tier={name} />
        </td>
      ))}
      <td data-label="All">
        <Count of={countIn(counts)} />
      </td>
    </tr>
  );
}

export function YearTable({ year, lists, counts }: ArchiveYear) {
  return (
    <Table columns={columns} className={styles.table}>
      {lists.map((list) => (
        <CategoryRow key={list.category} year={year} list={list} />
      ))}
      {lists.length > 1 && (
        <tr className={styles.total}>
          <th scope="row">All categories</th>
          {tierNames.map((name) => (
            <td key={name} data-label={name}>
              <Count of={countIn(counts, name)} />
            </td>
          ))}
          <td data-label="All">
            <Count of={countIn(counts)} />
          </td>
        </tr>
      )}
    </Table>
  );
}
