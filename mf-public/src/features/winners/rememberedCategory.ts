const categoryKey = 'lastSelectedCategory';

/** The last category chosen on this device; disabled storage counts as empty (WIN-011). */
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
    // With full or disabled storage the choice is forgotten, which is harmless.
  }
}
