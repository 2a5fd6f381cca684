import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  columns?: readonly string[];
  caption?: ReactNode;
  className?: string | undefined;
  /** The rows, each with a key; the first cell of each is its heading. */
  rows?: readonly (readonly [key: string | number, ...cells: ReactNode[]])[];
  children?: ReactNode;
}

/** A table with column headings; with large text its cells are stacked. */
export function Table({ columns = [], caption, className, rows = [], children }: TableProps) {
  return (
    <div className={styles.box}>
      <table className={className}>
        {caption && <caption>{caption}</caption>}
        {columns.length > 0 && (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([key, heading, ...cells]) => (
            <tr key={key}>
              <th scope="row">{heading}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1] ?? key} data-label={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
          {children}
        </tbody>
      </table>
    </div>
  );
}
