import { fireEvent } from '@testing-library/react';

/** Enters a text in one event and leaves the field: simulating each key takes far longer. */
export function fillField(field: Element, value: string): void {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

/** Enters a text as a password manager can: without an event, unnoticed by React. */
export function fillSilently(field: Element, value: string): void {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  own?.set?.call(field, value);
}
