import { fireEvent } from '@testing-library/react';

/** Enters a text at once and leaves the field: a simulated key for each letter takes far longer. */
export function fillField(field: Element, value: string): void {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}
