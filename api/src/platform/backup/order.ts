interface Declared {
  contents: Readonly<Record<string, { refersTo?: Readonly<Record<string, string>> }>>;
  pendingMails: readonly string[];
  pendingAuditEntries: readonly string[];
}

/** Collections that must not be restored, such as ended sessions, or that live for minutes. */
const leftOut: ReadonlySet<string> = new Set([
  'challenges',
  'googleAttempts',
  'leases',
  'passwordResets',
  'sessions',
  'signInTickets',
  'uploads',
]);

/** Copied by file, after all others. */
export const chunksOfFiles = 'documentFiles.chunks';

/** References other than ids: heads cover the log, the log records the others, receipts hold pseudonyms. */
const further: Readonly<Record<string, readonly string[]>> = {
  logHeads: ['log'],
  log: ['results', 'assignments', 'nominations', 'plans', 'seasons', 'audit'],
  results: ['pseudonyms'],
  assignments: ['pseudonyms', 'frozenRules'],
};

/**
 * The order of copying where collections cannot all be read at one moment. A document is written
 * after those it refers to, so it is copied before them: then the copy has them too. Pending mails
 * and audit entries move to `outbox` and `audit`, which are copied last.
 * @embedded It cannot read all collections at one moment; a replica set can.
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
  const copied = new Set(stored.filter((name) => !leftOut.has(name) && name !== chunksOfFiles));
  return [...referredFirst.reverse(), 'audit'].filter((name) => copied.has(name));
}
