import fc from 'fast-check';
import { binsOf } from './bins';

const hundredths = fc.integer({ min: 100, max: 1_000 }).map((number) => number / 100);

test('every value is in one bin, whose bounds it lies within; marks lie within all bins', () => {
  fc.assert(
    fc.property(fc.array(hundredths), fc.array(hundredths), (values, marks) => {
      const bins = binsOf(values, marks);
      const within = ({ from, to }: { from: number; to: number }, last: boolean) =>
        values.filter((value) => value >= from && (value < to || (last && value === to))).length;
      expect(bins.map(({ count }) => count)).toEqual(
        bins.map((bin, place) => within(bin, place === bins.length - 1)),
      );
      const inAll = bins.reduce((total, { count }) => total + count, 0);
      expect(inAll).toBe(values.length);
      for (const mark of marks) {
        expect(bins[0]?.from).toBeLessThanOrEqual(mark);
        expect(bins.at(-1)?.to).toBeGreaterThanOrEqual(mark);
      }
    }),
  );
});
