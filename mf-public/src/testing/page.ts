import { textsOf } from '@meritum/shared/testing/shown';
import { screen, within } from '@testing-library/react';

export const region = (name: string) => screen.getByRole('region', { name });

export const headingsOf = (level: number) => textsOf(screen.getAllByRole('heading', { level }));

export const itemsOf = (list: HTMLElement, role = 'listitem') =>
  textsOf(within(list).getAllByRole(role));

/** The texts of a table's cells, row by row. */
export const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => textsOf(row.children));

export const hrefsOf = (...names: string[]) =>
  names.flatMap((name) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href')),
  );
