/** Characters of a description that search results show. */
export const descriptionLength = 160;

/** As many whole words as fit into a description; what is left out leaves an ellipsis. */
export function shortened(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = text.slice(0, descriptionLength).replace(/[\s,.;:–-]*\s\S*$/, '');
  return `${cut}…`;
}
