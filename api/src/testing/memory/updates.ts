import { matches } from './filters';
import { copyOf, type Fields, isFields, isSame } from './values';

/** The object that holds the last name of a path, made on the way where it is missing. */
function holderOf(document: Fields, path: string): [Fields, string] {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let holder = document;
  for (const name of names) {
    if (!isFields(holder[name])) holder[name] = {};
    holder = holder[name] as Fields;
  }
  return [holder, last];
}

type Operator = (holder: Fields, name: string, value: unknown) => void;

const listAt = (holder: Fields, name: string) => (holder[name] ?? []) as unknown[];

const operators: Readonly<Record<string, Operator>> = {
  $set(holder, name, value) {
    holder[name] = copyOf(value);
  },
  $unset(holder, name) {
    delete holder[name];
  },
  $inc(holder, name, value) {
    holder[name] = Number(holder[name] ?? 0) + Number(value);
  },
  $push(holder, name, value) {
    const added = isFields(value) && '$each' in value ? (value.$each as unknown[]) : [value];
    holder[name] = [...listAt(holder, name), ...added.map(copyOf)];
  },
  $pull(holder, name, value) {
    if (!(name in holder)) return;
    holder[name] = listAt(holder, name).filter((element) =>
      isFields(value) && isFields(element) ? !matches(element, value) : !isSame(element, value),
    );
  },
};

/** The document after an update by operators. Throws for one that is not known. */
export function updated(document: Fields, update: Fields): Fields {
  const next = copyOf(document);
  for (const [operator, changes] of Object.entries(update)) {
    const apply = operators[operator];
    if (!apply) throw new Error(`The database in memory does not know ${operator}`);
    for (const [path, value] of Object.entries((changes ?? {}) as Fields))
      if (value !== undefined) apply(...holderOf(next, path), value);
  }
  return next;
}
