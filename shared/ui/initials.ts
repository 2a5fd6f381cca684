/** At most two letters for a name: of its first and of its last word (AUTH-003). */
export function initials(name: string): string {
  const letters = name
    .split(/[\s-]+/)
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0])
    .filter((letter) => letter !== undefined);
  const chosen = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return chosen.join('').toLocaleUpperCase('en');
}
