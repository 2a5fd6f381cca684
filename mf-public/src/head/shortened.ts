/** The length of a description in search results, in characters. */
export const descriptionLength = 160;

/** Shortens a text to whole words within a description's length, with an ellipsis. */
export function shortened(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = text.slice(0, descriptionLength).replace(/[\s,.;:–-]*\s\S*$/, '');
  return `${cut}…`;
}
