/**
 * Whether a date, time or number is half typed, which the browser reports as empty, or a date has
 * an impossible year.
 */
export const isHalfTyped = ({ willValidate, validity, type }: HTMLInputElement): boolean =>
  willValidate && (validity.badInput || (type !== 'number' && validity.rangeOverflow));

/** The first half-typed field of a form. */
export const halfTypedIn = (form: HTMLFormElement): HTMLInputElement | undefined =>
  [...form.querySelectorAll('input')].find(isHalfTyped);
