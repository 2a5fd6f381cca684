/** Words that every text contains. */
const stopWords = new Set(
  `a about above after again all also am an and any are as at be because been before being both but
  by can could did do does doing down during each few for from further had has have having he her
  here hers him his how i if in into is it its itself just me more most my no nor not now of off on
  once only or other our ours out over own same she so some such than that the their theirs them
  then there these they this those through to too under until up us very was we were what when where
  which while who whom why will with would you your yours`.split(/\s+/),
);

/** Makes plural and singular one term; deliberately simple, so that anyone can follow it. */
const singular = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
};

/** Returns the terms of a text with their counts: lower case, without accents and common words. */
export function termsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const words = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  for (const [word] of words.matchAll(/[\p{L}\p{N}+#]+/gu)) {
    if (word.length < 2 || stopWords.has(word)) continue;
    const term = singular(word);
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}
