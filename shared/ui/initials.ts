/** Returns at most two letters: of a name's first and last word (AUTH-003). */
export function initials(name: string): string {
  const letters = name
    .split(/[\s-]+/)
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0])
    .filter((letter) => letter !== undefined);
  const chosen = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return chosen.join('').toLocaleUpperCase('en');
}
