import type { WinnerFilters } from './filters';

/** Whether a field's value differs from its HTML. */
function isTouched(field: Element | RadioNodeList | null): string | undefined {
  if (field instanceof HTMLInputElement)
    return field.value === field.defaultValue ? undefined : field.value;
  if (!(field instanceof HTMLSelectElement)) return undefined;
  return field.selectedOptions[0]?.defaultSelected ? undefined : field.value;
}

/** The choices and text entered before hydration. */
export function chosenEarly({ elements }: HTMLFormElement): Partial<WinnerFilters> {
  const chosen = (['year', 'category', 'tier', 'name'] as const).flatMap((filter) => {
    const value = isTouched(elements.namedItem(filter === 'name' ? 'q' : filter));
    return value === undefined ? [] : [[filter, value] as const];
  });
  return Object.fromEntries(chosen);
}
