import { screen } from '@testing-library/react';

/** The texts of these elements. */
export const textsOf = (elements: Iterable<Node>) =>
  [...elements].map(({ textContent }) => textContent);

/** The target of the link with this name. */
export const hrefOf = (name: string | RegExp, at: Pick<typeof screen, 'getByRole'> = screen) =>
  at.getByRole('link', { name }).getAttribute('href');
