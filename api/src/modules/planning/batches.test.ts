/** @jest-environment node */
import { after, hours, minutes } from '../../platform/clock';
import { waitingForBatch } from './batches';

const opening = new Date('2025-08-04T09:00:00Z');
const at = (wait: number) => after(opening, wait);

/** Nominations of a category, entered a minute apart from `since`. */
const nominated = (name: string, count: number, since: number, category = 'Technology') =>
  Array.from({ length: count }, (_, index) => ({
    _id: `${name}-${String(index).padStart(3, '0')}`,
    category,
    emailConfirmedAt: at(since + minutes(index)),
  }));

const entered = (those: readonly { _id: string; category: string }[], when: Date) =>
  those.map(({ _id: nominationId, category }) => ({
    nominationId,
    category: category as 'Technology',
    assignedAt: when,
  }));

type Nominated = Parameters<typeof waitingForBatch>[0];
const waiting = (all: object, pairs: ReturnType<typeof entered>, now: Date) =>
  [...waitingForBatch(all as Nominated, pairs, now)].sort();
const ids = (those: readonly { _id: string }[]) => those.map(({ _id }) => _id);

const before = nominated('before', 40, -hours(2));

test('nominations from before judging began never wait, however few judges there were', () => {
  expect(waiting(before, entered(before.slice(0, 3), opening), at(minutes(1)))).toEqual([]);
});

test('of later nominations ten enter within a day, the oldest first', () => {
  const later = nominated('later', 25, hours(1));
  const pairs = entered(before, opening);
  expect(waiting([...later, ...before], pairs, at(hours(2)))).toEqual(ids(later.slice(10)));
  // A later second judge does not make a nomination newer.
  const more = entered(later.slice(0, 10), at(hours(25)));
  const first = [...more, ...pairs, ...entered(later.slice(0, 10), at(hours(2))), ...more];
  expect(waiting([...before, ...later], first, at(hours(3)))).toEqual(ids(later.slice(10)));
  expect(waiting([...before, ...later], first, at(hours(26)))).toEqual(ids(later.slice(20)));
});

test('a category with many planned nominations takes a tenth of that number', () => {
  const many = nominated('before', 200, -hours(9));
  const later = nominated('later', 25, hours(1));
  expect(waiting([...many, ...later], entered(many, opening), at(hours(2)))).toEqual(
    ids(later.slice(20)),
  );
});

test('a nomination that was withdrawn since counts for its day', () => {
  const later = nominated('later', 12, hours(1));
  const gone = entered(nominated('gone', 9, hours(1)), at(hours(2)));
  const pairs = [...entered(before, opening), ...gone];
  expect(waiting([...before, ...later], pairs, at(hours(3)))).toEqual(ids(later.slice(1)));
});

test('categories are counted separately', () => {
  const others = nominated('other', 30, hours(1), 'AI');
  expect(waiting([...before, ...others], entered(before, opening), at(hours(2)))).toEqual([]);
});
