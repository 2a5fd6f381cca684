/** Work in small slices, between which a browser can render; yields the number of items done. */
export type InSlices<Result> = Generator<number, Result>;

/** Items in a slice: a few milliseconds of work. */
const size = 500;

/** Maps each item, in slices. */
export function* mapInSlices<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Made,
): InSlices<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < items.length; from += size) {
    const slice = items.slice(from, from + size);
    made.push(...slice.map((item, index) => make(item, from + index)));
    yield slice.length;
  }
  return made;
}

/** Runs all slices without pause. */
export function runToEnd<Result>(work: InSlices<Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
