/** A page with one part written anew. Throws when the page has no place for it. */
export function withPart(page: string, name: string, text: string): string {
  const begin = `<!-- ${name}: written by tools/check/api-doc.ts -->`;
  const end = `<!-- end of ${name} -->`;
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no "${begin}" and "${end}"`);
  return `${page.slice(0, from)}${begin}\n\n${text}\n\n${page.slice(to)}`;
}
