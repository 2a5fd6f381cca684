import { by, groupedBy } from '../../groups';

/** Groups items by judge, sorted by name so that the order of the input does not matter. */
export const byJudge = <Item extends { judge: string }>(items: readonly Item[]) =>
  [...groupedBy(items, ({ judge }) => judge)].sort(by(([judge]) => judge));
