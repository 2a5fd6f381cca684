import { screen } from '@testing-library/react';

/** What these elements say. */
export const textsOf = (elements: Iterable<Node>) =>
  [...elements].map(({ textContent }) => textContent);

/** Where the link of this name leads. */
export const hrefOf = (name: string | RegExp, at: Pick<typeof screen, 'getByRole'> = screen) =>
  at.getByRole('link', { name }).getAttribute('href');
