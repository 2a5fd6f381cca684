/** Where the browser keeps the category that was chosen last. */
export const categoryKey = 'lastSelectedCategory';

/** The category chosen last on this device; storage that is switched off counts as empty (WIN-011). */
export function rememberedCategory(): string | undefined {
  try {
    return window.localStorage.getItem(categoryKey) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberCategory(category: string): void {
  try {
    window.localStorage.setItem(categoryKey, category);
  } catch {
    // Full or switched off: the choice is then forgotten, which harms nothing.
  }
}
