import type { ReactNode } from 'react';

interface TableProps {
  columns: readonly string[];
  caption?: ReactNode;
  className?: string | undefined;
  /** Its rows, each with a key; the first cell of each is its heading. */
  rows?: readonly (readonly [key: string | number, ...cells: ReactNode[]])[];
  /** Rows of another kind. */
  children?: ReactNode;
}

/** A table with a heading for each column. */
export function Table({ columns, caption, className, rows = [], children }: TableProps) {
  return (
    <table className={className}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, heading, ...cells]) => (
          <tr key={key}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  );
}
