/** The part of a store's definition that says which collections it refers to. */
interface Declared {
  contents: Readonly<Record<string, { refersTo?: Readonly<Record<string, string>> }>>;
  pendingMails: readonly string[];
  pendingAuditEntries: readonly string[];
}

/**
 * What lives for minutes, or must not live again: sessions and links that were ended since, and who
 * does what now. Parts of an upload are sent again.
 */
const leftOut: ReadonlySet<string> = new Set([
  'challenges',
  'googleAttempts',
  'leases',
  'passwordResets',
  'sessions',
  'signInTickets',
  'uploads',
]);

/** Copied by file, after all else. */
export const piecesOfFiles = 'documentFiles.chunks';

/** What no id says: heads cover the log, which records what the others hold; a receipt has its entry's pseudonym. */
const further: Readonly<Record<string, readonly string[]>> = {
  logHeads: ['log'],
  log: ['results', 'assignments', 'nominations', 'plans', 'seasons', 'audit'],
  results: ['pseudonyms'],
  assignments: ['pseudonyms', 'frozenRules'],
};

/**
 * Returns the collections in the order in which they are copied where not all are read at one
 * moment: what refers before what is referred to. The second is written first, so that everything
 * that a copied document relies on is in the copy. Mails and audit entries leave the document that
 * holds them when they are in their collection; so `outbox` and, last of all, `audit` follow all.
 * @embedded It cannot read all collections at one moment; a replica set does.
 */
export function orderOfCopying(stores: readonly Declared[], stored: readonly string[]): string[] {
  const targets = new Map<string, Set<string>>();
  const refer = (from: string, to: Iterable<string>) =>
    targets.set(from, new Set([...(targets.get(from) ?? []), ...to]));
  for (const { contents, pendingMails, pendingAuditEntries } of stores) {
    for (const [name, { refersTo = {} }] of Object.entries(contents))
      refer(name, Object.values(refersTo));
    for (const name of pendingMails) refer(name, ['outbox']);
    for (const name of pendingAuditEntries) refer(name, ['audit']);
  }
  for (const [name, to] of Object.entries(further)) refer(name, to);
  const referredFirst: string[] = [];
  const seen = new Set<string>(['audit']);
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const target of [...(targets.get(name) ?? [])].sort()) visit(target);
    referredFirst.push(name);
  };
  for (const name of [...stored].sort()) visit(name);
  const copied = new Set(stored.filter((name) => !leftOut.has(name) && name !== piecesOfFiles));
  return [...referredFirst.reverse(), 'audit'].filter((name) => copied.has(name));
}
