import {
  areNamed,
  isFields,
  isSame,
  type Named,
  ofName,
} from '@meritum/shared/programme/season-differences';

function namedRebased(seen: readonly Named[], mine: readonly Named[], theirs: readonly Named[]) {
  const kept = theirs.flatMap((their) => {
    const own = ofName(mine, their.name);
    // Removed here, and not changed by others.
    if (!own) return isSame(ofName(seen, their.name), their) ? [] : [their];
    return [rebase(ofName(seen, their.name), own, their)];
  });
  const added = mine.filter(({ name }) => !ofName(seen, name) && !ofName(theirs, name));
  return [...kept, ...added];
}

/**
 * Merges local edits into another organiser's newer version, field by field. If both changed a
 * field, the local edit wins; the review shows it before saving.
 */
export function rebase<Value>(seen: unknown, mine: Value, theirs: Value): Value;
export function rebase(seen: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(seen, mine) || isSame(mine, theirs)) return theirs;
  if (areNamed(seen) && areNamed(mine) && areNamed(theirs)) return namedRebased(seen, mine, theirs);
  if (!isFields(seen) || !isFields(mine) || !isFields(theirs)) return mine;
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  return Object.fromEntries(
    names.map((name) => [name, rebase(seen[name], mine[name], theirs[name])]),
  );
}
