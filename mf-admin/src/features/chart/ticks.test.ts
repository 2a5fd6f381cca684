import { ticksOf } from './Drawing';

const points = Array.from({ length: 24 }, (_, at) => ({ at: String(at), values: {} }));

test('every mark is named on the axis, and other places where there is room', () => {
  const marks = ['20', '22'].map((at) => ({ at, label: at }));
  expect(ticksOf(points, marks)).toEqual(['0', '4', '8', '12', '16', '20', '22']);
  expect(ticksOf(points, [])).toBeUndefined();
});
