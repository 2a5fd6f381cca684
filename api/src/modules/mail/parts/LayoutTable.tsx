import type { ComponentProps } from 'react';

/** A table for layout only, because every mail program supports tables. */
export function LayoutTable({ style, children, ...attributes }: ComponentProps<'table'>) {
  return (
    <table
      role="presentation"
      {...attributes}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={style}
    >
      <tbody>{children}</tbody>
    </table>
  );
}
