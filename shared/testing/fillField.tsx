import { fireEvent } from '@testing-library/react';

/** Enters a text at once and leaves the field: a simulated key for each letter takes far longer. */
export function fillField(field: Element, value: string): void {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

/** Enters a text as a password manager may: without an event, and without React's knowledge. */
export function fillSilently(field: Element, value: string): void {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  own?.set?.call(field, value);
}
