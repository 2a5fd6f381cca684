import type { WinnerFilters } from './filters';

/** Whether a field holds something else than its HTML said. */
function isTouched(field: Element | RadioNodeList | null): string | undefined {
  if (field instanceof HTMLInputElement)
    return field.value === field.defaultValue ? undefined : field.value;
  if (!(field instanceof HTMLSelectElement)) return undefined;
  return field.selectedOptions[0]?.defaultSelected ? undefined : field.value;
}

/** What somebody chose and typed before scripts had taken the HTML over. */
export function chosenEarly({ elements }: HTMLFormElement): Partial<WinnerFilters> {
  const chosen = (['year', 'category', 'tier', 'name'] as const).flatMap((filter) => {
    const value = isTouched(elements.namedItem(filter === 'name' ? 'q' : filter));
    return value === undefined ? [] : [[filter, value] as const];
  });
  return Object.fromEntries(chosen);
}
