const key = 'lastSelectedCategory';

/** The category chosen last on this device; storage that is switched off counts as empty (WIN-011). */
export function rememberedCategory(): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberCategory(category: string): void {
  try {
    window.localStorage.setItem(key, category);
  } catch {
    // Full or switched off: the choice is then forgotten, which harms nothing.
  }
}
